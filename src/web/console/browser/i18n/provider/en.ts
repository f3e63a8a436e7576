export const provider = {
  'provider.notSignedIn': 'You are not signed in',
  'provider.backToSignIn': 'Back to the sign-in',
  'provider.notConfirmed':
    'The identity provider did not confirm the sign-in, or not your email address. Try again; if it goes on, ask the administrators of the provider.',
  'provider.noGroup':
    'You are known there, but none of your groups has rights in this console. Ask your administrator to add you to one.',
  'provider.inactive': 'Your account of this console is deactivated. Ask your administrator.',
  'provider.unavailable':
    'The identity provider cannot be reached right now. Who is signed in can go on working; try again in a few minutes.',
  'provider.orWithAPassword': 'Or with a password of this console:',
  'provider.signIn': 'Sign in with the account of the city',
  'provider.ownSignIn': 'Sign-in',
  'provider.passwordIsKeptThere':
    'You signed in through the identity provider: your password and second factor are kept there.',
  'provider.groups': 'Groups',
  'provider.group': 'Group',
  'provider.peopleOfGroups':
    'People of these groups sign in through the identity provider. Of several groups of a person the first counts. Changes reach those who are signed in within 15 minutes.',
  'provider.noGroupHasRights': 'No group has rights: nobody can sign in through the identity provider.',
  'provider.changeTheGroup': 'Change the group {name}',
  'provider.addAGroup': 'Add a group',
  'provider.addTheGroup': 'Add the group',
  'provider.inTheSettings': 'In the settings',
  'provider.removeTheGroup': 'Remove the group {name}',
  'provider.membersCanNoLonger':
    'Its members can no longer sign in through it. Their sessions end within 15 minutes, unless another of their groups has rights.',
  'provider.removedTheGroup': 'Removed: the group {name}',
  'provider.rightsAreSaved': 'The rights of the group {name} are saved',
  'provider.asInTheClaim': 'As in the claim “groups” of the provider',
  'provider.position': 'Position',
  'provider.lowestCounts': 'Of several groups of a person the one with the lowest counts',
  'provider.groupDecidesUnits': 'The group decides to which units its members belong',
  'provider.thereAreNoUnits': 'There are no units.',
};
