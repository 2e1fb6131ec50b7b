export interface TimeLimit extends Disposable {
  /** Aborted with a TimeoutError when the time is over. */
  readonly signal: AbortSignal;
  restart(ms: number): void;
}

/** Declare it with `using`. The owner of the work ends it, through `onTimeout` or `signal`. */
export function startTimeLimit(ms: number, onTimeout?: () => void): TimeLimit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  function restart(duration: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.abort(new DOMException('The time limit is over', 'TimeoutError'));
      onTimeout?.();
    }, duration);
  }
  restart(ms);
  return { signal: controller.signal, restart, [Symbol.dispose]: () => clearTimeout(timer) };
}
