export interface TimeLimit extends Disposable {
  /** Aborted with a TimeoutError when the time is over. */
  readonly signal: AbortSignal;
  restart(ms: number): void;
}

/** Must be declared with `using`. The caller must end its own work, through `onTimeout` or `signal`. */
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
