import { closureOn } from '../../src/schemas/locations/closures.ts';
import { openingOn } from '../../src/schemas/locations/opening.ts';
import { formatPhone } from '../../src/schemas/phone.ts';
import { html, type Html } from '../mailQueue/index.ts';
import { nextDays, timeText, weekdayText } from './format.ts';
import type { StatusPage } from './readPage.ts';
import { statusTexts, type PageLanguage } from './texts.ts';

/** When a location is open in the next days, and how it is reached. */
export function hoursSection(location: StatusPage['location'], language: PageLanguage): Html {
  const texts = statusTexts[language];
  const { location_name, address_1, city, phone, email, timezone, location_hours, closures } = location;
  const openingText = (day: string) => {
    const opening = openingOn(day, location_hours, closures);
    if (!opening) return texts.closed;
    if (opening.close === '24:00:00') return texts.byAppointment;
    return `${timeText(opening.open, language)} – ${timeText(opening.close, language)}`;
  };
  return html`<section>
    <h2>${texts.hours}</h2>
    <dl>
      ${nextDays(timezone).map((day) => {
        const { name } = closureOn(closures, day) ?? {};
        return html`<dt>${weekdayText(day, language)}${name ? ` (${name})` : ''}</dt>
          <dd>${openingText(day)}</dd>`;
      })}
    </dl>
    <p>
      ${location_name}, ${address_1}, ${city}<br />
      ${phone ? html`<a href="tel:${phone.replace(/ x\d+$/, '')}">${formatPhone(phone)}</a> · ` : ''}<a
        href="mailto:${email}"
        >${email}</a
      >
    </p>
  </section>`;
}
