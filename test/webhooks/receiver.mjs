// A receiver of webhooks in a process of its own, so that a test can kill it. It believes nothing but what the library
// of Standard Webhooks has verified, and says each message in one line: its id and its data, or why it is refused.
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const [secret = '', port = '0', status = '204'] = process.argv.slice(2);
const judge = new Webhook(secret);

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => (body += piece));
  request.on('end', () => {
    try {
      const data = judge.verify(body, request.headers);
      console.log(JSON.stringify({ id: request.headers['webhook-id'], data }));
      response.writeHead(Number(status)).end();
    } catch (error) {
      console.log(JSON.stringify({ refused: String(error) }));
      response.writeHead(400).end();
    }
  });
});
server.listen(Number(port), '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
