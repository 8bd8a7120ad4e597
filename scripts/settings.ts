/* `npm run settings` reports wrong and missing settings, and tries the configured services. */
import { missingSettings } from "#src/platform/missing-settings.ts";
import { ConfigError, readConfig } from "#src/platform/config.ts";
import { misspeltSettings } from "#src/platform/misspelt-settings.ts";
import { placeholderSettings } from "#src/platform/placeholders.ts";
import { testSettings } from "#src/settings-check.ts";

for (const { name, meant } of misspeltSettings(process.env))
  console.log(`${name}: unknown setting; ${meant} is probably meant`);
try {
  const config = readConfig(process.env);
  const missing = missingSettings(config);
  for (const { setting, what } of missing) console.log(`${setting}: ${what}`);
  const placeholders = placeholderSettings(process.env);
  const faults =
    placeholders.length > 0
      ? placeholders.map((name) => `${name} still has the guide's example value`)
      : await testSettings(config);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else if (missing.length === 0) console.log("All settings that a real site needs are set.");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Without an exit, a check that timed out could keep the process alive.
process.exit();
