import { writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a configuration with which nginx stays in the foreground and writes only to its folder.
 * @param folder a folder that nginx may write to
 * @param http the content of the http block
 * @param main the directives before the http block, such as for modules
 * @returns the path of the configuration, for `nginx -c`
 */
export function writeNginxConfiguration(folder: string, http: string, main = ""): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${main}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.join(" ")}
${http}
}
`,
  );
  return file;
}
