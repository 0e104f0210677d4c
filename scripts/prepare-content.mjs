#!/usr/bin/env node
/**
 * The last step of the build: reads and checks all content and cases that ship, and keeps them in dist/prepared as
 * JSON, so that no process reads their YAML again (src/library/prepared.ts). A file that is wrong is not kept; the
 * command that needs the file tells why.
 */
import { loadCampaigns } from '../dist/library/campaigns.js';
import { loadCatalogue } from '../dist/library/catalogue.js';
import { casesOfBook } from '../dist/library/conformance/conformance.js';
import { ContentError } from '../dist/library/content-file.js';
import { loadJoins } from '../dist/library/joins.js';
import { prepare } from '../dist/library/prepared.js';
import { ruleText } from '../dist/library/rule-text.js';
import { loadScenarios } from '../dist/library/scenarios.js';
import { loadSieges } from '../dist/library/sieges.js';

const readers = [
  () => loadJoins(),
  () => loadCampaigns({ scenarios: loadScenarios(), sieges: loadSieges(loadScenarios()) }),
  () => new Set(loadCatalogue().rules.map(({ book }) => book)).forEach((book) => casesOfBook(book)),
  () => loadCatalogue().rules.forEach((rule) => ruleText(rule)),
];

prepare(() => {
  for (const read of readers) {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
});
