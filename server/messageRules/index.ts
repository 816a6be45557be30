import { customerContributions } from '../customers/index.ts';
import { estimateChanges } from '../estimates/index.ts';
import { orderPaid } from '../sales/index.ts';
import { appointmentNews, tablesOfAppointments } from '../appointments/index.ts';
import type { Domain } from '../core/domain.ts';
import { customerEvents, tablesOfTickets } from '../tickets/index.ts';
import { planAfterPickUp, planWhenPaid } from './afterPickUp/plan.ts';
import { askReview } from './afterPickUp/review.ts';
import { thankCustomer } from './afterPickUp/thanks.ts';
import { appointmentMessagesOfCustomer } from './appointments/customer.ts';
import { hearAppointment } from './appointments/hear.ts';
import { sendAppointmentMessage } from './appointments/send.ts';
import { appointmentMessageHooks } from './appointments/steps.ts';
import { messagesOfCustomer } from './customer.ts';
import { hearEstimate } from './estimates/hear.ts';
import { hearEvent } from './hear.ts';
import { ruleHooks } from './hooks.ts';
import { messageRuleRoutes } from './routes.ts';
import { sendTicketMessage } from './sendMessage.ts';
import { ticketMessageHooks } from './steps.ts';
import * as tables from './tables.ts';

export { messageRules, messageTemplates } from './tables.ts';

export const messageRulesDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerEvents.add(hearEvent, async (scope, event) => {
      await planAfterPickUp(scope, event);
      return false;
    });
    orderPaid.add(planWhenPaid);
    estimateChanges.add(hearEstimate);
    customerContributions.add(messagesOfCustomer, appointmentMessagesOfCustomer);
    appointmentNews.add(hearAppointment);
    tablesOfAppointments.add(tables.appointmentMessages);
    tablesOfTickets.add(tables.ticketMessages);
  },
  hooks: () => ({
    appointmentMessages: appointmentMessageHooks,
    messageRules: ruleHooks,
    ticketMessages: ticketMessageHooks,
  }),
  routes: async (app) => {
    await app.register(messageRuleRoutes);
  },
  jobs: (services) => ({
    'ask-review': askReview,
    'send-appointment-message': sendAppointmentMessage(services),
    'send-ticket-message': sendTicketMessage(services),
    'thank-customer': thankCustomer,
  }),
  exportedJobs: ['ask-review', 'send-appointment-message', 'send-ticket-message', 'thank-customer'],
};
