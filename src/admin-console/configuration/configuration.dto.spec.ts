import 'reflect-metadata';
import { check } from '../../api/validation/request-validation.pipe';
import { ChangeConsoleConfigurationDto } from './configuration.dto';

describe('A change of the configuration', () => {
  const problems = (change: object) => check(ChangeConsoleConfigurationDto, change).problems;

  it('contains only the changed members', () => {
    const change = { slaHours: { 'Garbage & filth': 12 }, transitions: { new: [] }, features: {} };
    expect(JSON.stringify(check(ChangeConsoleConfigurationDto, change).value)).toBe(JSON.stringify(change));
  });

  it.each([
    [{}, 'body', 'must name something to change'],
    [{ slaHours: { Potholes: 12, Lamps: 1 } }, 'slaHours', 'Unrecognized keys: "Potholes", "Lamps"'],
    [{ slaHours: { Traffic: 8761 } }, 'slaHours.Traffic', 'must be at most 8760'],
    [{ slaHours: { Traffic: null } }, 'slaHours.Traffic', 'must be of type number'],
    [{ slaHours: {}, colour: 'red' }, 'body', 'Unrecognized key: "colour"'],
    [{ transitions: { new: ['ack', 'new'] } }, 'transitions.new', 'cannot lead to new'],
    [{ transitions: { resolved: ['overdue'] } }, 'transitions.resolved', 'cannot lead to overdue'],
    [
      { transitions: { ack: ['new', 'gone'] } },
      'transitions.ack.1',
      'must be one of new, ack, progress, resolved, overdue',
    ],
    [{ photoNeeded: { water: true } }, 'photoNeeded', 'Unrecognized key: "water"'],
    [{ photoNeeded: { road: 'yes' } }, 'photoNeeded.road', 'must be of type boolean'],
    [{ features: { outboundMessages: 1 } }, 'features.outboundMessages', 'must be of type boolean'],
  ])('is refused: %j', (change, field, message) => {
    expect(problems(change)).toEqual([{ field, message }]);
  });
});
