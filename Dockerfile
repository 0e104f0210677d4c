# Built and pruned where the compilers are; run without them, and not as root.
FROM node:20-slim AS build
WORKDIR /app
# better-sqlite3 is compiled where no prebuilt one fits.
RUN apt-get update && apt-get install --yes --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
# The keys of a demo game would stand in the log.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 HERALD_DEMO=0
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/content ./content
COPY --from=build /app/conformance ./conformance
COPY --from=build /app/migrations ./migrations
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli/main.js", "serve"]
