import { SourceMap } from "node:module";
import path from "node:path";
import { createLogger, type DevEnvironment, type ErrorPayload, type Plugin } from "vite";

/** Matches a place in a browser's stack trace: the path of a module, a line and a column. */
const placeInStack = /https?:\/\/[^/\s]+(\/[^?:\s]+)(?:\?[^:\s]*)?:(\d+):(\d+)/g;

const logger = createLogger();

/** Removes the query `?language=…` (build/staff-languages.ts), so that a place in a stack trace names a source file. */
const inSource = (text: string) => text.replaceAll(/\?language=\w+/g, "");

/** Shows an uncaught error of a page in Vite's overlay on that page, with the lines of the sources. */
export const browserFailures: Plugin = {
  name: "browser-failures",
  config: () => ({
    customLogger: { ...logger, error: (message, options) => logger.error(inSource(message), options) },
    server: { forwardConsole: { unhandledErrors: true, logLevels: [] } },
  }),
  configureServer({ environments: { client } }) {
    const send: (...sent: any[]) => void = client.hot.send.bind(client.hot);
    client.hot.send = (...sent: any[]) =>
      send(...(sent[0].type === "error" ? [JSON.parse(inSource(JSON.stringify(sent[0])))] : sent));
    client.hot.on(
      "vite:forward-console",
      ({ data: { message, stack = "" } }: { data: { message: string; stack?: string } }, page) => {
        let first: ErrorPayload["err"]["loc"];
        const mapped = stack.replaceAll(placeInStack, (place, url: string, line: string, column: string) => {
          const source = sourcePlace(client, url, Number(line), Number(column));
          if (!source) return place;
          first ??= source;
          return `${source.file}:${source.line}:${source.column}`;
        });
        // An error without a place in a source is a failed import. Vite's overlay already shows the reason.
        if (first) page.send({ type: "error", err: { message, stack: mapped, loc: first } });
      },
    );
  },
};

/** Maps a place in a transformed module to its source. Returns undefined for a package or without a source map. */
function sourcePlace({ config, moduleGraph }: DevEnvironment, url: string, line: number, column: number) {
  const file = path.join(config.root, url);
  const map = [...(moduleGraph.getModulesByFile(file) ?? [])].find(({ transformResult }) => transformResult)
    ?.transformResult?.map;
  if (!map || !("sources" in map) || file.includes("/node_modules/")) return undefined;
  const origin = new SourceMap({ ...map, sourceRoot: "", sourcesContent: [] }).findOrigin(line, column);
  return "lineNumber" in origin ? { file, line: origin.lineNumber, column: origin.columnNumber } : undefined;
}
