import { kinds, kindNames, type KindName } from "#src/cms/kinds.ts";
import type { Context } from "#src/platform/context.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { readContent } from "#src/platform/store/read-content.ts";

const listed = kindNames.filter((name) => "list" in kinds[name]);

export const countResources = (context: Context): Promise<Partial<Record<KindName, number>>> =>
  readContent(context, "resource counts", async ({ db }) => {
    const counts = await Promise.all(
      listed.map(async (name) => {
        const { count } = await anyTable(db)
          .selectFrom(name)
          .select(({ fn }: any) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
        return [name, Number(count)] as const;
      }),
    );
    return Object.fromEntries(counts);
  });
