import { useId, useState, type ReactNode } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import {
  daysWithoutVisit,
  type NoticeChoices,
  type Notifications,
} from "#src/campsite/notifications/notifications.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallError, useCall } from "#src/cms/staff/form/call-fault.tsx";
import { saveSignClass } from "#src/cms/staff/form/save-sign.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { momentInWords } from "#src/cms/staff/moments.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { notificationsText } from "#messages/notifications";
import { readDevice } from "./this-device.ts";
import { ThisDevice } from "./this-device-part.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const chosen = await context.get(apiContext).get<Notifications>("/notifications");
  return { chosen, device: await readDevice(chosen.devices.map(({ key }) => key)) };
}

export function Component() {
  const { language } = useStaff();
  const text = notificationsText[language];
  const { chosen, device } = useLoaderData<typeof loader>();
  return (
    <ListScreen title={text.title} back={placeOf("team", language)}>
      <p className="quiet measure">{text.lead}</p>
      <Part heading={text.here.heading}>
        <ThisDevice device={device} chosen={chosen} />
      </Part>
      <Part heading={text.choices.heading}>
        <Choices chosen={chosen} />
      </Part>
      <Part heading={text.devices.heading}>
        {chosen.devices.length === 0 ? (
          <p className="quiet measure">{text.devices.none}</p>
        ) : (
          <ul className="notifications-devices ruled">
            {chosen.devices.map((each) => (
              <DeviceRow key={each.id} device={each} isThis={each.key === device.key} />
            ))}
          </ul>
        )}
        <p className="gap-above-16 quiet measure">{text.devices.rule({ days: daysWithoutVisit })}</p>
      </Part>
    </ListScreen>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="screen-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

type Flag = Exclude<keyof NoticeChoices, "language">;

function Choices({ chosen }: { chosen: Notifications }) {
  const { api, language } = useStaff();
  const text = notificationsText[language].choices;
  const [values, setValues] = useState<Record<Flag, boolean>>({
    onMessage: chosen.onMessage,
    onFailure: chosen.onFailure,
    byMail: chosen.byMail,
  });
  const [progress, setProgress] = useState<{ flag: Flag; isSaved: boolean }>();
  const { run, reason } = useCall();
  /** Saves a choice and shows it at once. If saving fails, the stored choice is shown again. */
  const choose = (flag: Flag, isOn: boolean) =>
    run(async () => {
      const changed = { ...values, [flag]: isOn };
      setValues(changed);
      setProgress({ flag, isSaved: false });
      try {
        await api.put("/notifications", { ...changed, language });
      } catch (error) {
        setValues(values);
        throw error;
      }
      setProgress({ flag, isSaved: true });
    });
  const row = (flag: Flag, label: string, hint: string, isDisabled = false) => (
    <li className="spread sparse">
      <div className="broad">
        <SwitchField
          label={label}
          hint={hint}
          isOn={values[flag] && !isDisabled}
          isDisabled={isDisabled}
          onChange={(isOn) => void choose(flag, isOn)}
        />
        {progress?.flag === flag && <CallError words={text.notSaved} reason={reason} />}
      </div>
      <output className={`${saveSignClass("saved")} unless-empty`}>
        {progress?.flag === flag && progress.isSaved && (
          <>
            <Icon name="check" />
            {text.saved}
          </>
        )}
      </output>
    </li>
  );
  const { email, canMail } = chosen;
  const mailHint = !canMail ? text.noMail : email ? text.byMailHint({ email }) : text.noEmail;
  return (
    <ul className="ruled">
      {row("onMessage", text.onMessage, text.onMessageHint)}
      {row("onFailure", text.onFailure, text.onFailureHint)}
      {row("byMail", text.byMail, mailHint, !canMail || !email)}
    </ul>
  );
}

function DeviceRow({ device, isThis }: { device: Notifications["devices"][number]; isThis: boolean }) {
  const { api, language } = useStaff();
  const text = notificationsText[language].devices;
  const { revalidate } = useRevalidator();
  const { run, reason } = useCall();
  const { id, name, addedAt, deliveredAt } = device;
  return (
    <li className="signed">
      <Icon name="staff-notifications" />
      <div>
        <h3>
          {name || text.unknown}
          {isThis && <span className="tag">{text.thisOne}</span>}
        </h3>
        <p className="quiet figures">
          {text.added({ moment: momentInWords(addedAt, language) })} ·{" "}
          {deliveredAt
            ? text.delivered({ moment: momentInWords(deliveredAt, language) })
            : text.neverDelivered}
        </p>
        <CallError words={text.notRemoved} reason={reason} />
      </div>
      <button
        type="button"
        className="button plain"
        onClick={() =>
          void run(async () => {
            await api.delete(`/notifications/devices/${id}`);
            await revalidate();
          })
        }
      >
        {text.remove}
        <span className="visually-hidden"> {name || text.unknown}</span>
      </button>
    </li>
  );
}
