interface Line {
  level: string;
  time: string;
  msg: string;
  err?: { stack: string };
}

/** Writes the log's JSON lines to standard output in a readable form. A stack keeps its line breaks. */
export const readableLines = {
  write(json: string): void {
    const { level, time, msg, err, ...fields } = JSON.parse(json) as Line;
    const pairs = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    console.log([level, msg, ...pairs].join(" "));
    if (err) console.log(err.stack);
  },
};
