export const appointmentNotes = [
  'The screen is cracked in the upper left corner; touch still works.',
  'Battery lasts about two hours. Please call before ordering parts.',
  'Fell into the sink yesterday, dried overnight, does not turn on.',
  'I need the photos on it, they are not backed up.',
  'Charges only when the cable is held at an angle.',
  'Waiting in the shop if it takes less than an hour.',
  'Back glass is shattered, there may be loose splinters.',
  'The camera shows black spots since last week.',
  'Company phone, please put the invoice on the company name.',
  'Passcode will be given at the counter.',
];

export const requestNotes = [
  'Hello, do you also repair tablets that other shops have opened before? Mine was repaired last year and the glass lifts at the edge.',
  'Can I leave my laptop on Saturday and pick it up on Monday morning?',
  'How long is the warranty on an aftermarket screen, and does it cover dead pixels?',
  'I would like to trade in two phones and a watch. Do you take devices with a swollen battery, and what would I have to bring along so that the value can be told right away at the counter without a second visit?',
  'You repaired my phone last Tuesday and the speaker crackles now. Whom can I talk to?',
  'Do you offer prices for schools? We have about forty tablets with broken screens.',
  'Is there parking near your shop?',
  'Bonjour, est-ce que vous réparez les consoles Nintendo Switch avec un problème de manette ?',
  'My battery was replaced in spring; health is back to 80 %. Is this covered?',
  'Please call me about my quote, I have a question on the data recovery.',
];

export const announcements = [
  {
    title: 'New opening hours on public holidays',
    text: 'From next month all locations open at 10:00 on public holidays. Please check the hours of your location.',
  },
  {
    title: 'Battery recall check',
    text: 'Please ask customers with a swollen battery to leave the device at the counter and do not charge it.',
  },
  {
    title: 'Price sheet updated',
    text: 'Screen prices of last year’s phones went down. The new prices apply to quotes from today.',
  },
  {
    title: 'Parts delivery delayed',
    text: 'The delivery of camera modules is two days late. Please move appointments where a camera is needed.',
  },
];
