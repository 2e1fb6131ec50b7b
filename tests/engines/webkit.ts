import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { type Engine, type EngineOptions, type EnginePage, phoneSize } from './engine.ts';

const programs = ['WebKitWebDriver', 'Xvfb', 'matchbox-window-manager'];
/** WebKitGTK's own small browser. Debian puts it next to the library, in a folder named after the architecture. */
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Resolves to the first group of `pattern` in the program's output. */
async function written(program: ChildProcess, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of program.stdout ?? []) {
    text += chunk;
    const [, found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  throw new Error(`${program.spawnfile} ended: ${text}`);
}

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

/**
 * Opens a full-screen window on a virtual screen of this size: WebKit's browser draws no window narrower than its
 * toolbar, which only full screen hides, and full screen needs a window manager.
 */
async function open(options: EngineOptions = {}): Promise<EnginePage> {
  const { width, height, timezone, language, withoutStorage } = { ...phoneSize, ...options };
  const running: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return child;
  };
  const end = async () => {
    for (const child of running.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  try {
    const size = `${width}x${height}x24`;
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']);
    const DISPLAY = `:${(await written(screen, /^(\d+)\n/)).trim()}`;
    start('matchbox-window-manager', ['-use_titlebar', 'no'], { DISPLAY });
    const port = await freePort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY,
      ...(timezone && { TZ: timezone }),
      ...(language && { LANGUAGE: language.replace('-', '_'), LANG: 'C.UTF-8' }),
    });
    let consoleText = '';
    for (const stream of [driver.stdout, driver.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        consoleText += text;
      });
    const browser = await connect(port, withoutStorage ?? false);
    await browser.manage().window().fullscreen();
    return pageOf(browser, () => consoleText, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Starts a session once the driver listens. */
async function connect(port: number, withoutStorage: boolean): Promise<WebDriver> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  if (withoutStorage)
    args.push('--enable-html5-local-storage=false', '--enable-html5-database=false');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args },
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}

function pageOf(
  driver: WebDriver,
  consoleText: () => string,
  end: () => Promise<void>,
): EnginePage {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate: (work, ...args) =>
      driver.executeScript(`return (${work}).apply(null, arguments)`, ...args),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    // WebDriver would press an option, which WebKit's browser refuses in some lists.
    select: (selector, value) =>
      driver.executeScript(
        (found: HTMLSelectElement, chosen: string) => {
          found.focus();
          found.value = chosen;
          for (const type of ['input', 'change'])
            found.dispatchEvent(new Event(type, { bubbles: true }));
        },
        find(selector),
        value,
      ),
    choose: (selector, file) => find(selector).sendKeys(file),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async picture(file) {
      writeFileSync(file, await driver.takeScreenshot(), 'base64');
    },
    complaints: () =>
      consoleText()
        .split('\n')
        .filter((line) => /^CONSOLE \w+ (ERROR|WARN)/.test(line)),
    async close() {
      await driver.quit().catch(() => undefined); // the browser is killed below in any case
      await end();
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  missing:
    miniBrowser && programs.every(isInstalled)
      ? undefined
      : 'apt-get install webkit2gtk-driver xvfb matchbox-window-manager',
  open,
  close: async () => undefined, // each window is a browser of its own
};
