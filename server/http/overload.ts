import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isApiCall } from './error-handler.ts';
import { ProblemError } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells whether the event loop has run more than `longestDelayMs` late for seconds on end. */
    isUnderPressure(): boolean;
    /** Calls the listener once a second with the mean delay of that second; Infinity if nothing ran in it. */
    watchLoopDelay(listener: (delayMs: number) => void): void;
  }
}

/** How late the event loop may run before the API refuses. */
export const longestLoopDelayMs = 1000;
const measureEveryMs = 1000;
/** Late measurements in a row: one may be a slow start. `ofOthers` applies while other programs use the processor. */
const tooLate = { ofItself: 2, ofOthers: 5 };
const resolution = 10;

/** Pages are always served, because they cost next to nothing and contain the phone number. */
export const overload = fp(
  async function overload(app: FastifyInstance, { longestDelayMs }: { longestDelayMs: number }) {
    const delays = monitorEventLoopDelay({ resolution });
    delays.enable();
    const listeners: ((delayMs: number) => void)[] = [];
    let lateInARow = 0;
    let most = tooLate.ofItself;
    let measured = { at: performance.now(), used: process.threadCpuUsage() };
    const timer = setInterval(() => {
      // Without a single sample, the event loop was blocked the whole time.
      const delayMs = Number.isNaN(delays.mean)
        ? Number.POSITIVE_INFINITY
        : delays.mean / 1e6 - resolution;
      const at = performance.now();
      const { user, system } = process.threadCpuUsage(measured.used);
      const isBusyItself = (user + system) / 1000 > (at - measured.at) / 2;
      most = isBusyItself ? tooLate.ofItself : tooLate.ofOthers;
      measured = { at, used: process.threadCpuUsage() };
      lateInARow = delayMs > longestDelayMs ? lateInARow + 1 : 0;
      delays.reset();
      for (const listener of listeners) listener(delayMs);
    }, measureEveryMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      delays.disable();
    });

    app.decorate('watchLoopDelay', (listener) => listeners.push(listener));
    app.decorate('isUnderPressure', () => lateInARow >= most);
    app.addHook('onRequest', (request, _reply, done) => {
      const isRefused = app.isUnderPressure() && isApiCall(request);
      done(isRefused ? new ProblemError(503, 'busy') : undefined);
    });
  },
  { name: 'overload' },
);
