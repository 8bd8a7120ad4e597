import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Notifications, PushSubscriptionInput } from "#src/campsite/notifications/notifications.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/cms/staff/api.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { notificationsText } from "#messages/notifications";
import { NotTurnedOnError, subscribe, unsubscribe, type DeviceState } from "./this-device.ts";

interface Props {
  device: { state: DeviceState; key?: string | undefined };
  chosen: Notifications;
}

export function ThisDevice({ device: { state, key }, chosen }: Props) {
  const { api, language, showToast } = useStaff();
  const text = notificationsText[language].here;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const own = chosen.devices.find((each) => each.key === key);

  async function attempt(words: string, work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(`${words} ${explainFailure(error)}`);
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  function explainFailure(error: unknown): string {
    if (error instanceof NotTurnedOnError)
      return { blocked: text.blockedHint, dismissed: text.dismissed, "no-service": text.noService }[
        error.reason
      ];
    if (error instanceof ApiError && error.status === 409) return text.tooMany;
    if (error instanceof ApiError && error.faults.some(({ field }) => field === "endpoint"))
      return text.unknownService;
    return failureWords(error, language);
  }

  const turnOn = () =>
    attempt(text.notTurnedOn, async () => {
      const input: PushSubscriptionInput = { ...(await subscribe(chosen.publicKey)), language };
      try {
        await api.post("/notifications/devices", input);
      } catch (error) {
        await unsubscribe();
        throw error;
      }
    });
  const turnOff = () =>
    attempt(text.notTurnedOff, async () => {
      if (own) await api.delete(`/notifications/devices/${own.id}`);
      await unsubscribe();
    });
  const test = () =>
    attempt(text.notTested, async () => {
      await api.put(`/notifications/devices/${own!.id}/test`);
      showToast(text.testSent);
    });

  const parts: Record<DeviceState, { words: string; more?: ReactNode }> = {
    on: { words: text.on },
    off: { words: text.off, more: <p>{text.offHint}</p> },
    blocked: { words: text.blocked, more: <p>{text.blockedHint}</p> },
    unable: { words: text.unable, more: <p>{text.unableHint}</p> },
    "home-screen-first": {
      words: text.homeScreenFirst,
      more: (
        <ol className="bullets gap-above-8">
          {Object.values(text.homeScreenSteps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ),
    },
  };
  const { words, more } = parts[state];
  return (
    <div
      className={`between-lines signed ${state === "on" ? "tinted good" : state === "blocked" ? "tinted bad" : ""}`}
    >
      <Icon name={state === "on" ? "check" : state === "off" ? "dash" : "alert"} />
      <div className="measure">
        <p className="size-17 strong">{words}</p>
        {more}
        {(state === "off" || state === "on") && (
          <div className="this-device-actions cluster loose gap-above-16">
            {state === "off" ? (
              <button
                type="button"
                className="button action"
                aria-disabled={isBusy}
                onClick={() => void turnOn()}
              >
                {text.turnOn}
              </button>
            ) : (
              <>
                <button
                  type="button"
                  className="button plain"
                  aria-disabled={isBusy}
                  onClick={() => void test()}
                >
                  {text.test}
                </button>
                <button
                  type="button"
                  className="button plain"
                  aria-disabled={isBusy}
                  onClick={() => void turnOff()}
                >
                  {text.turnOff}
                </button>
              </>
            )}
          </div>
        )}
        {/* The empty element is always there, because screen readers announce only changes of its content. */}
        <p className="field-fault" role="alert">
          {fault && (
            <>
              <Icon name="fault" />
              <span>{fault}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
