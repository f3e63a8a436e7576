import type { ChatDeliveryDto, DeliveredValueDto } from './chat-delivery.dto';

const SENDER = '919812345678';
const contacts = [{ wa_id: SENDER, profile: { name: 'Asha' } }];
const message = { id: 'wire.7f3a21', from: SENDER, timestamp: '1773477000' };

const delivery = (value: DeliveredValueDto): ChatDeliveryDto => ({
  object: 'chat_business_account',
  entry: [{ changes: [{ field: 'messages', value }] }],
});

/** Deliveries of the chat platform, for the OpenAPI documents. */
export const DELIVERY_EXAMPLES = {
  text: {
    summary: 'A text',
    value: delivery({
      contacts,
      messages: [
        { ...message, type: 'text', text: { body: 'There is a deep pothole on Hill Road in Bandra' } },
      ],
    }),
  },
  image: {
    summary: 'A picture; the file is fetched by its id',
    value: delivery({
      contacts,
      messages: [
        { ...message, type: 'image', image: { id: '3901245877120034', caption: 'Garbage at the corner' } },
      ],
    }),
  },
  location: {
    summary: 'A place',
    value: delivery({
      contacts,
      messages: [
        {
          ...message,
          type: 'location',
          location: { latitude: 19.0544, longitude: 72.8324, name: 'Bandra Bus Depot' },
        },
      ],
    }),
  },
  status: {
    summary: 'The status of a message that was sent',
    value: delivery({ statuses: [{ status: 'delivered' }] }),
  },
};
