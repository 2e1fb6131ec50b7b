import { styleText } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
const marks = {
  passed: styleText('green', 'ok     '),
  failed: styleText('red', 'FAILED '),
  skipped: styleText('yellow', 'skipped'),
  pending: 'pending',
};

/** Prints one line per experiment with its figure, and the reasons for a failure. */
class OneLineEach implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const note = result.state === 'skipped' ? result.note : test.meta().figure;
    const time = seconds(test.diagnostic()?.duration ?? 0);
    console.info(`${marks[result.state]} ${time}  ${test.fullName}${note ? `: ${note}` : ''}`);
    this.#explain(result.errors);
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) console.info(`${marks.failed} ${module.relativeModuleId}`);
    this.#explain(module.errors());
  }

  #explain(errors: readonly { message: string; stack?: string | undefined }[] = []): void {
    for (const { message, stack } of errors) console.info(`  ${stack ?? message}`);
  }
}

/** Folder of the tests, and their Vitest project. */
const kinds = { faults: ['tests/faults/', 'en'], engines: ['tests/engines/', 'engines'] } as const;
const [kind, ...files] = process.argv.slice(2);
if (kind !== 'faults' && kind !== 'engines') throw new Error(`no experiments called ${kind}`);
const [folder, project] = kinds[kind];

// Read by tests/support/faults/experiment.ts.
process.env.EXPERIMENTS ??= 'full';
const start = performance.now();
const vitest = await startVitest('test', files.length > 0 ? files : [folder], {
  watch: false,
  project: [project],
  reporters: [new OneLineEach()],
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const counts = Map.groupBy(tests, (test) => test.result().state);
const total = [...counts].map(([state, all]) => `${all.length} ${state}`).join(', ');
console.info(`${total}; ${seconds(performance.now() - start).trim()} in all`);
await vitest.close();
// A missing engine counts as a failure.
if (kind === 'engines' && counts.has('skipped')) process.exitCode = 1;
