import { z } from "zod";
import { messageKind } from "./message.ts";
import { returning } from "./purpose.ts";

/** The notices for the staff's screens. */
export const messageBoard = z
  .object({
    current: z.array(messageKind.answer).describe("The active messages that haven't ended"),
    firstPosition: z.int32().describe("A position before all messages"),
    back: z
      .array(
        z.object({
          purpose: z.enum(returning),
          until: z.iso.datetime().describe("Guests read until this time that the water or the power is back"),
          messages: z
            .array(z.int())
            .describe(
              "The ids of the ended messages. Guests no longer read this when staff have deactivated all of them",
            ),
        }),
      )
      .describe("Guests read that these are back: the water, the power, or both"),
  })
  .meta({ id: "MessageBoard" });
export type MessageBoard = z.infer<typeof messageBoard>;
