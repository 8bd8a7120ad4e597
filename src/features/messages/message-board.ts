import { z } from "zod";
import { messageKind } from "./message.ts";
import { returning } from "./purpose.ts";

export const messageBoard = z
  .object({
    current: z.array(messageKind.answer).describe("The active messages that haven't ended"),
    firstPosition: z.int32().describe("A number that is lower than the position of each message"),
    back: z
      .array(
        z.object({
          purpose: z.enum(returning),
          until: z.iso.datetime().describe("The time until which guests read that water or power is back"),
          messages: z
            .array(z.int())
            .describe(
              "The ids of the ended messages. When staff have deactivated all these messages, guests no longer read that water or power is back",
            ),
        }),
      )
      .describe("The notices that say that water or power is back"),
  })
  .meta({ id: "MessageBoard" });
export type MessageBoard = z.infer<typeof messageBoard>;
