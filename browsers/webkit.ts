import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import {
  Builder,
  By,
  Capabilities,
  Key,
  until as conditions,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import { freePort } from "#test/support/free-port.ts";
import { onFirstSeen, timeoutMilliseconds, until, type Browser, type Selector, type Tab } from "./tab.ts";

const by = (place: Selector) => (place.startsWith("/") ? By.xpath(place) : By.css(place));

/** Opens Debian's WebKitGTK on a virtual screen. The tests control WebKitGTK over its own WebDriver. */
export async function openWebKit(): Promise<Browser> {
  await using opened = new AsyncDisposableStack();
  const display = await startScreen(opened);
  const port = await freePort();
  start(opened, "WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { DISPLAY: display });
  const server = `http://127.0.0.1:${port}`;
  await until(
    "WebKit's driver",
    async () => (await fetch(`${server}/status`).catch(() => undefined))?.ok ?? false,
  );
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
  });
  const openDriver = () => new Builder().usingServer(server).withCapabilities(capabilities).build();
  const first = await openDriver();
  const name = `WebKitGTK ${(await first.getCapabilities()).getBrowserVersion() ?? ""}`;
  await first.quit();
  const closing = opened.move();
  return {
    name,
    async withTab(test) {
      const driver = await openDriver();
      try {
        await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
        await test(tabOn(driver));
      } finally {
        await driver.quit();
      }
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

function tabOn(driver: WebDriver): Tab {
  const act = (place: Selector, doIt: (element: WebElement) => Promise<void>) =>
    onFirstSeen(
      place,
      () => driver.findElements(by(place)),
      (each) => each.isDisplayed(),
      doIt,
    );
  return {
    goto: (url) => driver.get(url),
    press: (place) =>
      act(place, async (element) => {
        // WebKit's driver doesn't scroll to elements below the window.
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
      }),
    type: (place, text) => act(place, (element) => element.sendKeys(text)),
    async key(name) {
      const keys = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Escape: Key.ESCAPE };
      await driver.actions().sendKeys(keys[name]).perform();
    },
    async choose(place, file) {
      await (
        await driver.wait(conditions.elementLocated(by(place)), timeoutMilliseconds, place)
      ).sendKeys(file);
    },
    read: (expression) => driver.executeScript(`return (${expression})`),
  };
}

/** Returns the path of WebKit's browser. The path depends on the processor and on WebKit's version. */
function miniBrowser(): string {
  const machine = { x64: "x86_64", arm64: "aarch64" }[process.arch as "x64" | "arm64"];
  const libraries = `/usr/lib/${machine}-linux-gnu`;
  const folder = readdirSync(libraries).findLast((name) => name.startsWith("webkit2gtk-4"));
  if (!folder) throw new Error(`There is no WebKitGTK in ${libraries}.`);
  return path.join(libraries, folder, "MiniBrowser");
}

/** Starts a virtual screen. @returns the value of DISPLAY */
async function startScreen(opened: AsyncDisposableStack): Promise<string> {
  // Xvfb chooses a free number and writes it to descriptor 3.
  const screen = start(opened, "Xvfb", [
    "-displayfd",
    "3",
    "-screen",
    "0",
    "1400x1000x24",
    "-nolisten",
    "tcp",
  ]);
  const [number] = (await once(screen.stdio[3]!, "data")) as [Buffer];
  return `:${number.toString().trim()}`;
}

function start(
  opened: AsyncDisposableStack,
  program: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
) {
  const child = spawn(program, parameters, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  opened.defer(async () => {
    const ended = once(child, "exit");
    if (child.kill()) await ended;
  });
  return child;
}
