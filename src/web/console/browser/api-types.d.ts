export interface paths {
    "/api/admin/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in and sets the session cookie
         * @description The account is a console account, created by an invitation or by the settings. The response sets the cookie admin_session, for twelve hours; the previous session of the browser ends. An unknown email, a wrong password and a deactivated account get the same response. An account with a second factor needs `code`.
         */
        post: operations["signInToConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows who is signed in
         * @description The account of the session, with its role and its cities; where roles are enforced, also what the role may do. Like any other request, this one renews a session with less than six hours left.
         */
        get: operations["showConsolePrincipal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Chooses the language of the console for the caller's account
         * @description The words of the API stay English.
         */
        patch: operations["changeOwnLanguage"];
        trace?: never;
    };
    "/api/admin/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session
         * @description The session ends at once, and the response clears the cookie. Other sessions of the account continue. For a session that was begun at the identity provider, `redirectTo` is where the browser signs out there.
         */
        post: operations["signOutOfConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an invitation: creates the account, with the given password
         * @description The token of an invitation is valid once, for 72 hours, and only while the inviter is an active super_admin. This does not start a session: sign in afterwards.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says how city staff sign in: with a password, through the identity provider, or both
         * @description For the sign-in page. It is the same for everyone.
         */
        get: operations["listSignInMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads the browser to the identity provider
         * @description The browser keeps the sign-in in the cookie admin_sign_in, for ten minutes. If the provider cannot be reached, the browser is led to the page of the console that says so.
         */
        get: operations["signInThroughProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begins the session of somebody whom the identity provider led back
         * @description The account is made at the first sign-in, and its rights are those of the group. Somebody who is refused is led to the page of the console that says why: the provider did not confirm the sign-in, no group of the person has rights, the account is deactivated, or the provider cannot be reached.
         */
        get: operations["finishSignInThroughProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the password of the caller's account
         * @description The other sessions of the account end; this one continues. A password that is common, or made of the address or name of the account, is refused.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sessions of the caller's account
         * @description Sessions that are not over, the newest first. `current` marks the one of the request.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a session of the caller's account
         * @description It ends with its next request. Ending the session of the request is signing out.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/totp/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret for an authenticator app, for the caller's account
         * @description Only this response has the secret. It counts once a code of it was confirmed; until then an earlier one counts.
         */
        post: operations["enrolSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns on the second factor of the caller's account
         * @description From then on a sign-in needs a code of the app, or one of the ten recovery codes, which only this response has. Earlier recovery codes become invalid.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the figures of a city: open, overdue and resolved issues, and the last fourteen days
         * @description Hidden issues are not counted. Days are in the time zone of the city. The figures of an unknown city are zero.
         */
        get: operations["showDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the issues of a city, including hidden ones: pinned issues, then the newest, at most 200 of each
         * @description For the next page, send the id of the last issue as `before`; the pinned issues are only on the first page. With `q`, pinned issues have no special place. An unknown city or status has an empty list.
         */
        get: operations["listFeedIssues"];
        put?: never;
        /**
         * Reports an issue for somebody who called, came to the counter or wrote
         * @description The reporter is the account of the city; the contact is shown nowhere, and an email address is asked whether it wants to follow the issue. With `sameAs` no issue is made: the person supports that one, once, if a phone number or an email address is given. Send an Idempotency-Key, so that a repeated request has no further effect.
         */
        post: operations["takeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an issue with its chain, its activity and its media
         * @description A hidden issue is shown like any other. The offices are those that were responsible when the issue was placed.
         */
        get: operations["showFeedIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the report of an issue: its description, its location, and the URLs of its media
         * @description Only media that citizens may see are included: redacted media, and all media of a hidden issue, are left out. The URL of an upload is a path of this service.
         */
        get: operations["showFeedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the feed status of an issue, if the table of transitions allows it
         * @description The table is part of the configuration; a change that it does not allow is refused with 400. The lifecycle status of the token API changes together with the feed status. With `from`, nothing changes if the issue now has another status (409).
         */
        post: operations["moveFeedIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/force-escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks an issue as escalated, or removes the mark
         * @description Each call inverts `forced`, or sets it to the given value (409 if it has this value already). While it is true, the MLA is shown as the role in charge, unless another role was chosen.
         */
        post: operations["toggleEscalation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/pause-sla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the SLA label of an issue as paused, or removes the mark
         * @description Each call inverts `slaPaused`, or sets it to the given value (409 if it has this value already). The status and the due date of the issue do not change.
         */
        post: operations["togglePausedSla"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/toggle-closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks an issue as closed in the console, or removes the mark; its lifecycle does not change
         * @description Each call inverts `closed`, or sets it to the given value (409 if it has this value already). Neither the feed status nor the lifecycle status changes.
         */
        post: operations["toggleClosedMark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/toggle-hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides an issue from everyone except its reporter and admins, or shows it again
         * @description Each call inverts `hidden`, or sets it to the given value (409 if it has this value already). A hidden issue is in no list, no figure and no search of the other APIs, and does not count for any score.
         */
        post: operations["toggleHiddenIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/toggle-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pins an issue to the top of the feed, or unpins it
         * @description Each call inverts `pinned`, for everyone who uses the console, or sets it to the given value (409 if it has this value already).
         */
        post: operations["togglePinnedIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns an issue to the next role of the chain, and after the last role to none
         * @description Each call goes one step: none, Local Police, Corporator, Municipal Ward Officer, MLA, MP, and none again. With `from`, nothing changes if the issue now has another role (409).
         */
        post: operations["reassignIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/redact-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a media item of an issue from view, or shows it again
         * @description Each call redacts the item with this index or shows it again, or sets it to the given `redacted` (409 if it has this value already). If the console shows no item with this index, the response is 400. A redacted item is not shown anywhere and is not counted.
         */
        post: operations["toggleRedactedMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/reopen-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or denies a request to reopen a resolved issue
         * @description Approved: the issue is new in the feed and open in the token API, and has no resolution. Denied: it stays resolved. A request that was decided before stays as it is (409).
         */
        post: operations["reviewFeedReopenRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/due-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the due date of an issue, its policy and its history
         * @description The same data as the token API shows to everyone, also for a hidden issue.
         */
        get: operations["showFeedDueDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/pause-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pauses the clock of an issue; its due date moves by the same time
         * @description The pause lasts from now until the given time; its reason is public. An issue can be paused twice at most, and for 14 days in all; a super_admin may pause it more often, for 366 days in all. If the clock is paused already, or the issue is resolved, the response is 409.
         */
        post: operations["pauseIssueClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/resume-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the pause of an issue early
         * @description The due date becomes earlier by the rest of the pause; 404 if the issue is not paused.
         */
        post: operations["resumeIssueClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/escalate-to-mp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Escalates a late issue to the MP, the last office of its chain
         * @description The step is public, but shows only the office, and cannot be undone. The office gets a letter like the others. The issue must be late, its clock must run, and it must have been escalated to every other office that is not vacant. Otherwise, or if it was escalated to the MP before, the response is 409. The audit log keeps the reason.
         */
        post: operations["escalateIssueToMp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the category of an issue; its due date is calculated again from the report
         * @description The issue is counted and found under the new category, and has its label in the feed. If the issue has the category already, nothing changes and no audit record is written. A resolved issue keeps its due date until it is reopened; the category of a closed issue cannot be changed (409). With `from`, nothing changes if the issue now has another category (409).
         */
        post: operations["changeIssueCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/due-dates/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the policies of a city, and the policies for all cities
         * @description Policies in force first, then the newest; at most 500.
         */
        get: operations["listSlaPolicies"];
        put?: never;
        /**
         * Adds a policy; it replaces the policy in force for the same issues
         * @description Issues reported from now on follow it, unless another policy matches more fields of the issue. Issues reported earlier keep the policy that was in force then. A ward must be one of the city (else 400).
         */
        post: operations["addSlaPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/due-dates/policies/{policyId}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a policy; issues reported from now on follow another one
         * @description For a policy that has ended already, the response is the unchanged policy, and no audit record is written. Issues reported while it was in force keep it.
         */
        post: operations["retireSlaPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/due-dates/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the working calendar of a city
         * @description The default is Monday to Friday, 10:00 to 18:00 in the time zone of the city.
         */
        get: operations["showWorkingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/due-dates/calendar/{cityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the working calendar of a city
         * @description Due dates that are calculated from now on use it. Existing due dates stay until a change of their issue makes the service calculate them again.
         */
        put: operations["setWorkingCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/due-dates/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the holidays of a city
         * @description All holidays, the oldest first. An unknown city has an empty list.
         */
        get: operations["listHolidays"];
        put?: never;
        /**
         * Adds a holiday: a day on which a city does not work
         * @description Due dates that are calculated from now on do not count this day, if their policy uses working hours.
         */
        post: operations["addHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/due-dates/holidays/{cityId}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a holiday of a city
         * @description Due dates that are calculated from now on count this day again.
         */
        delete: operations["removeHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists flags: open ones first, then the newest, at most 200
         * @description The open reports about one target form one flag. An unknown reason has an empty list.
         */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/flags/{flagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the full target of a flag, and the reports about it
         * @description The people who flagged it are not shown. Media that are redacted, deleted or on a hidden issue have no URL.
         */
        get: operations["showFlag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/flags/{flagId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismisses a flag: nothing is wrong
         * @description The target does not change. If the flag is decided already, nothing changes and the response has the earlier decision.
         */
        post: operations["dismissFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/flags/{flagId}/warn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a flag with a warning
         * @description The warning is recorded; the target stays visible. If the flag is decided already, nothing changes and the response has the earlier decision.
         */
        post: operations["settleFlagWithWarning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/flags/{flagId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the target of a flag from view
         * @description An issue is hidden, a message is deleted, a media item is redacted; a person does not change. If the flag is decided already, nothing changes and the response has the earlier decision.
         */
        post: operations["removeFlaggedContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/flags/{flagId}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restricts the flagged person, or the author of the target, to reading
         * @description The account gets the role viewer. The last superadmin cannot be banned. If the flag is decided already, nothing changes and the response has the earlier decision.
         */
        post: operations["banFlaggedPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists clusters of issues that seem to be the same: those neither merged nor dismissed first, at most 200
         * @description A job finds issues of one category and ward that were reported within a short time, near each other, or with similar titles or the same picture. An unknown city has an empty list.
         */
        get: operations["listDuplicateClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/duplicates/{clusterId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins the other members with the first, and takes them out of the lists unless they are closed
         * @description Upvotes, followers and photos move to the first, and each reporter is told once. Merging a merged cluster again returns the same response, changes nothing and writes no audit record. A dismissed cluster cannot be merged (409). With `members`, nothing changes if the cluster now has other members (409).
         */
        post: operations["mergeDuplicateCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/duplicates/{clusterId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes the merge of a cluster within 30 days
         * @description Gives back what the merge took from each member; what happened since on the first stays there. The cluster can be merged again. One that is not merged, or was merged more than 30 days ago, is 409. With `from.members`, nothing changes if the cluster now has other members (409).
         */
        post: operations["undoMergeOfDuplicateCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/duplicates/{clusterId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the issues of a cluster are not duplicates, or undoes that with `dismissed: false`
         * @description No two of these issues are proposed as duplicates again, unless the dismissal is undone. A request for the current state returns the same response, changes nothing and writes no audit record. A merged cluster cannot be dismissed (409). With `members`, nothing changes if the cluster now has other members (409).
         */
        post: operations["dismissDuplicateCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the messages, media and supporters of an issue that can move to parts of it
         * @description The oldest first, at most 1,000 of each kind. A supporter who does not show their name has none here.
         */
        get: operations["showMovableOfFeedIssue"];
        put?: never;
        /**
         * Makes new issues of 2 to 10 parts of an issue
         * @description Each part is an open issue of the same city, category and place, with the messages, media and upvotes it names; what no part names stays. Something unknown, or named twice, is 400, and nothing is moved.
         */
        post: operations["splitFeedIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ops/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the audit log, the newest first
         * @description Each privileged change has one record, regardless of the API. For the next page, send the position of the last record of the page as `before`. All filters are exact.
         */
        get: operations["listAuditRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ops/audit/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verifies a part of the chain of audit records
         * @description One request verifies at most 20,000 records. While `isLast` is false, request the next part with `after`, the head of this part.
         */
        get: operations["verifyAuditChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ops/actors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the actors of all audit records
         * @description Each with the name and surface of its newest record, for the filter `actor` of the log.
         */
        get: operations["listAuditActors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ops/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the state of the jobs, and how many items wait
         * @description Each scheduled job with its last run, which is the same on all instances, and how many items wait in each background queue.
         */
        get: operations["showQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the accounts of the console
         * @description All accounts of the console, active or not, the oldest first. People who report issues have accounts of another kind; the list does not include them.
         */
        get: operations["listConsoleAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites a person to the console; only for super_admins
         * @description Only this response has the token. Give it to the invited person. It is valid once, for 72 hours. An earlier invitation of the same email becomes invalid.
         */
        post: operations["inviteToConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the open invitations; only for super_admins
         * @description Invitations that are not used, withdrawn or expired, the newest first. Only the route that creates an invitation returns its token.
         */
        get: operations["listOpenInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/invitations/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws the invitation of an email; only for super_admins
         * @description Its token becomes invalid. If the invitation was accepted or withdrawn, or has expired, the response is 404. With `from`, an invitation other than the one the caller saw stays (409).
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the role, cities, wards or categories of an account; only for super_admins
         * @description What is absent stays. The change takes effect with the next request of the account. The last active super_admin keeps its role (409). Roles, cities, wards and categories restrict an account only where `CONSOLE_ACCESS` is `roles`; `contacts` says whether an agent or call_taker may see contact data.
         */
        patch: operations["changeConsoleAccount"];
        trace?: never;
    };
    "/api/admin/access/accounts/{accountId}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an account sign in again
         * @description Any account of the console may do this, unless roles are enforced. Sessions that ended with the deactivation stay ended. For an account that is active already, the response is the unchanged account, and no audit record is written.
         */
        post: operations["activateConsoleAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/accounts/{accountId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops an account from signing in, and ends its sessions
         * @description Any account of the console may do this, unless roles are enforced, but not to itself, and not to the last active super_admin. The sessions of the account end at once. An account that holds issues needs `moveTo`, which says who gets them (else 409 with their number). For an account that is not active, the response is the unchanged account, and no audit record is written.
         */
        post: operations["deactivateConsoleAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the roles and what each may do
         * @description The roles, each with the parts of the console it may change, or with `.read` only read. They restrict accounts where `CONSOLE_ACCESS` is `roles`. Otherwise each account may do everything, except what always requires a super_admin: the rights of accounts, invitations, the clients of Open311, and webhook endpoints.
         */
        get: operations["listConsoleRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the groups of the identity provider that have rights; only for super_admins
         * @description In the order in which they count: of several groups of a person the first. Those of the settings come first; they have no id and cannot be changed here.
         */
        get: operations["listConsoleGroups"];
        put?: never;
        /**
         * Gives a group of the identity provider rights; only for super_admins
         * @description Its members may sign in from then on. Those who are signed in by another group get the rights with their next check, within 15 minutes.
         */
        post: operations["addConsoleGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the rights of a group; only for super_admins
         * @description They hold for its members with their next check, within 15 minutes.
         */
        put: operations["replaceConsoleGroup"];
        post?: never;
        /**
         * Takes the rights of a group away; only for super_admins
         * @description Its members cannot sign in through it any more. Their sessions end with their next check, within 15 minutes, unless another group has rights.
         */
        delete: operations["removeConsoleGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/api-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the clients of Open311; for super_admins
         * @description All clients, revoked or not, the oldest first. The service does not store their keys.
         */
        get: operations["listApiClients"];
        put?: never;
        /**
         * Registers a client of Open311; for super_admins
         * @description Only this response has the key. The client reports in its own name, in the cities that are given.
         */
        post: operations["registerApiClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/api-clients/{clientId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes the key of a client; for super_admins
         * @description The key is invalid from the next request on. Issues that were reported with it stay. For a client that is revoked already, the response is the unchanged client, and no audit record is written.
         */
        post: operations["revokeApiClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the SLA hours, the table of transitions, the feature switches and the categories that need a photo
         * @description The configuration applies to all cities. Each request reads it again, so a change takes effect at once.
         */
        get: operations["showConfiguration"];
        /**
         * Changes the given parts of the configuration; the rest stays
         * @description Categories, statuses and switches that are not given keep their values; the list of a status is replaced as a whole. A resolved issue cannot become overdue, and no status can lead to itself. This route refuses unknown members. If nothing changes, no audit record is written.
         */
        put: operations["changeConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the notifications of city staff, the newest first, at most 100
         * @description There is one for each new flag, failed delivery, degraded channel, disabled webhook endpoint and outage of the mail server, of all cities, and for the caller alone those about issues that the caller or a unit of the caller holds. Each official whose office is not reached has at most one unread notification. A notification that one person has read is read for all.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows which mails the caller's account gets
         * @description Without a choice, an account gets none.
         */
        get: operations["showNotificationSettings"];
        /**
         * Chooses which mails the caller's account gets
         * @description About the issues that the account or a unit of it holds: none, one at once for each, or one digest at 08:00 of its first city.
         */
        put: operations["chooseNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks all notifications as read
         * @description All unread notifications are marked as read by the caller; the response has the number of them.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notifications/{notificationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a notification as read
         * @description The first reader is kept: reading it again does not change the notification.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the reported and resolved issues by day, ward, category and channel
         * @description Days are in the time zone of the city. The default period is the last thirty days; a period has at most 366 days. An unknown city has no figures.
         */
        get: operations["showAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the cities
         * @description All cities of the service, by name, including those that are not live.
         */
        get: operations["listCityRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/cities/{cityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the rollout status of a city, or its subdomain
         * @description A city is live, is being set up (rollout), or only collects interest (waitlist). The public list of cities shows the change at once. A subdomain belongs to one city.
         */
        put: operations["changeCity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/wards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the wards of a city
         * @description All wards of the city, by code, each with its data and whether it has a boundary. An unknown city has an empty list.
         */
        get: operations["listWardRecords"];
        put?: never;
        /**
         * Adds a ward to a city
         * @description The code cannot be changed later, because public wards, records and CSV files use it. The ward has no boundary at first.
         */
        post: operations["addWard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/wards/{wardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the data of a ward; fields that are not given stay
         * @description Score, resolution rate and trend may be null; a ward with a resolution rate is on the public leaderboard. City and code do not change.
         */
        put: operations["changeWard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/wards/{wardId}/boundary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the boundary of a ward
         * @description The boundary as GeoJSON, or null for a ward without one, and its source, which maps show as its attribution.
         */
        get: operations["showWardBoundary"];
        /**
         * Sets the boundary of a ward; from now on, points inside are in the ward
         * @description Rings must be closed, with four or more positions and an area. Together they have at most 50,000 positions, none more than half a degree outside the known places of the city. Issues that are placed from now on are in the ward if their point is inside. null removes the boundary. The audit log keeps a digest of it.
         */
        put: operations["setWardBoundary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/pincodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the pincodes of a city, each with the wards that have a part of it
         * @description All pincodes of the city, with one record for each ward that has a part of the pincode; the main ward of a pincode comes first. An unknown city has an empty list.
         */
        get: operations["listPincodeRecords"];
        put?: never;
        /**
         * Adds a pincode to a ward
         * @description The ward must be one of the city (else 400). The first ward of a pincode is its main ward. From now on, the jurisdiction of the ward is responsible for the pincode.
         */
        post: operations["addPincode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/pincodes/{pincode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the position and the area name of a pincode in a ward; a position that is not given stays
         * @description City and ward identify the record of the pincode; they are not changed. lat and lng are given together: if they are left out, they stay; null removes them.
         */
        put: operations["changePincode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/geo/boundaries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the boundaries of the wards of a city from a GeoJSON file, or shows what the file would change
         * @description All boundaries of the file are stored, or none. With dryRun=true nothing is stored: the response shows what would change, and the problems of the file. Features are matched by the code or the name of their ward. The audit log keeps digests.
         */
        post: operations["importBoundaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the officials of a city
         * @description In the order of their ids. For the next page, send the id of the last official of the page as `after`. An unknown city has an empty list.
         */
        get: operations["listOfficialContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials/{officialId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an official
         * @description An official of any city, with the contact data of the office.
         */
        get: operations["showOfficialContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials/{officialId}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the contact data of an official; fields that are not given stay
         * @description An empty text removes the stored value. The public directory shows the change at once; responsibilities do not change. If the email changes, letters are sent to the new one from now on, including those about late issues that were given up or never written.
         */
        put: operations["changeOfficialContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials/{officialId}/write-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to an official again: the letters that were not sent, also to an address that refused mail
         * @description From now on, letters are sent to the address again. Letters that were given up or never written are sent, too, for every official with this address, if their issue is late, not hidden and not paused. If the mailbox does not exist, the next letter is refused again.
         */
        post: operations["writeToOfficialAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials/records/{kind}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all records of a kind as CSV
         * @description The same file as in the token API: a header row of field names, then a line for each record. It begins with a byte order mark, unless bom=0. Importing it again changes nothing.
         */
        get: operations["exportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials/records/{kind}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports records of a kind from CSV, or checks a file; bad rows are reported
         * @description Valid rows are stored even if others are not valid. With dryRun=true nothing is stored: the response has the number of rows that would be stored, and the problems of the others. An import has one entry in the audit log.
         */
        post: operations["importRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reporters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reporters of a city
         * @description In the order of their ids. For the next page, send the userId of the last reporter as `after`. Reporters whose reports are all hidden are listed, too. An unknown city has an empty list.
         */
        get: operations["listConsoleReporters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reporters/{userId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies a citizen reporter, or removes the verification
         * @description Only people who have reported an issue can be verified. If nothing changes, no audit record is written.
         */
        post: operations["verifyReporter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reporters/{userId}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restricts a reporter to reading
         * @description The account gets the role viewer; the issues it has reported stay. The last superadmin cannot be banned.
         */
        post: operations["banReporter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows personal data that is masked elsewhere, for a purpose
         * @description Only a super_admin, and a city_admin in their cities, also where roles are not enforced. Each request is in the log of reads; the person sees when, in which role and for what, but not who.
         */
        post: operations["revealPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who read personal data of whom, and for what, newest first
         * @description For the next page, send the id of the last read as `before`. Only a super_admin or an auditor may do this.
         */
        get: operations["listReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists personal data in the texts of a city that its authors were not asked about, newest first
         * @description For the next page, send the id of the last finding as `before`. Dismissed ones are left out.
         */
        get: operations["listFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/findings/{findingId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves a finding as it is published, so that it is listed no more
         * @description Dismissing it again changes nothing.
         */
        post: operations["dismissFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/redactions/{redactionId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts words back that were taken out of a text less than 72 hours ago
         * @description Of several redactions of a text, the last one is undone first: a text that was changed since is 409.
         */
        post: operations["undoRedaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/redact-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes words from a text of an issue or its thread, for a purpose
         * @description Each range is replaced by •••, for everyone. It is recorded without the words, and can be undone for 72 hours.
         */
        post: operations["redactFeedText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/media/{mediaId}/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Covers parts of a photo of an issue
         * @description Each region is filled with its mean colour. The photo of before is deleted with its thumbnails: this cannot be undone.
         */
        post: operations["coverFeedMediaRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows all records of an address, a number or a name on a channel, for a purpose
         * @description Only a super_admin. In the log of reads. Records of an account with the address are not shown: it exports its own.
         */
        post: operations["searchByAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/search/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases all records of an address, a number or a name on a channel
         * @description Only a super_admin. Issues stay, without the person. 409 if an account has the address.
         */
        post: operations["eraseAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what people asked about their data, newest first
         * @description For the next page, send the id of the last request as `before`. A super_admin sees all, a city_admin those of accounts of their cities.
         */
        get: operations["listPrivacyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/requests/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a request of a person about their data, once, by mail and on their page
         * @description The mail is in the language of the request; the text is sent as it is written.
         */
        post: operations["answerPrivacyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/children/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Treats an account as that of somebody under 18, or ends that
         * @description At once: all contributions without a name, places as their ward; no list, picture, score or messages on devices; an erasure without a cooling-off time. Only accounts of citizens (409).
         */
        put: operations["setChild"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the channels with their settings and their state
         * @description Of a credential, at most the last four characters are shown. While a channel shows samples, its status is demo.
         */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/channels/{channel}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tests a channel
         * @description The service sends a small request to a channel that is set up, but not to one that shows samples. Every test has an audit record, whatever its result, except a test of the platform itself, for which no request is sent.
         */
        post: operations["testChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/channels/{channel}/toggle-demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches a channel to samples, or back to real posts
         * @description Each call inverts the demonstration mode, or sets it to the given `demoMode` (409 if it has this value already). While it is on, samples are shown instead of posts, and messages to people are recorded, but not sent.
         */
        post: operations["toggleDemoMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the fifty newest posts of all channels
         * @description Unconverted samples of a channel that is live now are left out. Once deliveries are signed, unverified posts are left out, too.
         */
        get: operations["listMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/mentions/sync/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the newest posts of a channel into the inbox
         * @description A post that is in the inbox already is not added again. The service does not read chat messages, because they are delivered to it: for chat there are samples in demonstration mode, and nothing otherwise.
         */
        post: operations["syncMentions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/mentions/{mentionId}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an issue from a post, once
         * @description Keywords determine its category and city; ward and pincode stay empty. Personal data in its text, which the list of posts marks, becomes •••, unless `personalData` is `keep`. For a post that has an issue already, the response is that issue, and no audit record is written.
         */
        post: operations["convertMention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/mentions/{mentionId}/toggle-hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a post off the public walls, or puts it back
         * @description Each call inverts `hidden`, or sets it to the given value (409 if it has this value already). The feeds leave a hidden post out, its files that belong to no issue are not shown, and people cannot convert it; city staff still can. A post whose issue is hidden is left out in any case.
         */
        post: operations["toggleMentionHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/outbound/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the templates in use
         * @description There is one for each feed status; `{title}` and `{link}` are replaced by those of the issue.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/outbound/delivery-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the fifty newest messages and their delivery status
         * @description Recipients are masked. A message has at most five attempts; one that has waited for two days is not sent.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/outbound/send-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the quiet hours, and the maximum number of messages to a person in an hour
         * @description The defaults are 22:00, 08:00 and 3. The quiet hours are in the time zone of the city of the issue.
         */
        get: operations["showSendLimits"];
        put?: never;
        /**
         * Changes the limits that are given; the rest stays
         * @description The limits apply to all messages from then on, including waiting ones. A request without changes is allowed, and no audit record is written.
         */
        post: operations["changeSendLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/routing/category-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows which office of a city has each category
         * @description The department that serves the category and the fewest others. Safety and Corruption go to General Administration, Public transport goes to the department that serves all categories. The office is Unassigned if there is no such department, or no such city.
         */
        get: operations["mapCategoriesToOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/routing/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the keywords of each category
         * @description All six categories, also those without a keyword.
         */
        get: operations["listKeywords"];
        put?: never;
        /**
         * Adds a keyword to a category; if either is missing, the response is 500, as the contract says
         * @description The keyword is stored in lower case and takes effect at once. It has 2 to 60 characters, with letters or digits among them. A keyword that the category has already is refused with 409. A removed keyword is added again as it was.
         */
        post: operations["addKeyword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/routing/keywords/{keywordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a keyword
         * @description The keyword no longer detects the category, in any language. Existing issues do not change. POST adds it again as it was.
         */
        delete: operations["removeKeyword"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/integrations/routing/city-detection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the words that detect each city
         * @description One entry for each city, and a last one that says that coordinates are not used.
         */
        get: operations["listCityRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists all webhook endpoints; for super_admins
         * @description The endpoints of city staff and of clients, the oldest first, each with the number of waiting events. Their secrets are not shown.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Registers a URL that events are sent to; for super_admins
         * @description Only this response has the secret. If the endpoint is disabled because it fails or answers 410, the person who registered it gets a mail.
         */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes an endpoint, with the log of its deliveries; for super_admins
         * @description Events that wait for it are not sent.
         */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Changes the given fields of an endpoint; for super_admins
         * @description Waiting events are sent to the URL that the endpoint has at that time.
         */
        patch: operations["changeWebhookEndpoint"];
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the secret of an endpoint; for super_admins
         * @description For 24 hours, deliveries are also signed with the former secret.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops sending events to an endpoint; for super_admins
         * @description Events in this time are recorded. They can be sent again afterwards, for thirty days.
         */
        post: operations["disableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends events to an endpoint again; for super_admins
         * @description Events that waited when it was disabled are sent first.
         */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an endpoint an event of the type webhook.test; for super_admins
         * @description The event is sent within seconds; the log shows the result.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends events to an endpoint again, with their original ids; for super_admins
         * @description The events of a period, or a single one, of the types and cities the endpoint wants now, whether it accepted them before or not. A request replays at most 1,000 events; a `nextKey` means that there may be more.
         */
        post: operations["replayWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/endpoints/{endpointId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the attempts to deliver events to an endpoint; for super_admins
         * @description The newest first; with `failed=true`, only the last attempts of events that were given up. Attempts are kept for thirty days; the bodies of responses are not stored.
         */
        get: operations["listWebhookAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/alerts/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the mail subscriptions of a city
         * @description Grouped by what is followed and by how often mails are sent. The response names no person and has no addresses.
         */
        get: operations["countSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the units of a city
         * @description Active units first, then the oldest; at most 500. An unknown city has none.
         */
        get: operations["listUnits"];
        put?: never;
        /**
         * Adds a unit to a city
         * @description The department must be one of the city, and the official must exist (else 400).
         */
        post: operations["addUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/units/{unitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a unit, or deactivates it
         * @description A unit is never deleted. Members that are absent stay as they are; without a change no audit record is written. A unit that holds issues is deactivated with `moveTo`, which says who gets all of them, also finished ones (else 409 with their number); each has its own audit record.
         */
        patch: operations["changeUnit"];
        trace?: never;
    };
    "/api/admin/units/{unitId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets which accounts belong to a unit
         * @description The list replaces the accounts of the unit. An account can belong to several units. An id of no account is refused (400).
         */
        put: operations["setUnitMembers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists open issues that may be what somebody is about to report
         * @description At most five, the most similar first: near the point; without a point those of the pincode of the last four weeks with a similar title.
         */
        get: operations["listSimilarReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends photos for a report that is not sent yet
         * @description All photos are stored, or none. They are encoded again, without what the camera wrote into them. Send their ids with the report as `mediaIds`; those that belong to no issue are removed after a day, when others are sent.
         */
        post: operations["addIntakePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an issue to a unit, or to an account of it
         * @description The unit is active and of the city of the issue, the account a member of it (else 400). With `from`, a holder other than the one the caller saw stays (409). The same holder again changes nothing, and no audit record is written.
         */
        post: operations["assignFeedIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assignment-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the rules of a city
         * @description The oldest first; at most 1000. An unknown city has none.
         */
        get: operations["listAssignmentRules"];
        put?: never;
        /**
         * Adds a rule for new issues of a city
         * @description Issues get their unit when they are placed. The rule that names the most of an issue applies; a ward counts more than a category, an older rule more than a newer one. It moves no issue by itself.
         */
        post: operations["addAssignmentRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assignment-rules/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the unfinished issues that nobody holds to the units of the rules
         * @description With `dryRun` it only counts. An issue that somebody gets in the meantime stays as it is. Each assignment has its audit record.
         */
        post: operations["applyAssignmentRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assignment-rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a rule
         * @description Issues keep the holders that they have by it.
         */
        delete: operations["removeAssignmentRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes up to 500 issues, or all of a view
         * @description With `dryRun` it only says what it would do. Chosen issues are changed before the answer, as far as ten seconds suffice; those of a view, at most 100,000, by a job. Each issue has its own result and audit record.
         */
        post: operations["beginBulkAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/acts/{actId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says how far an act on many issues is
         * @description Only to the account that began it. Once it is undone, the results are those of undoing it.
         */
        get: operations["getBulkAct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/acts/{actId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops an act on many issues
         * @description What it has changed stays, until it is undone. One that has ended is 409.
         */
        post: operations["stopBulkAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/acts/{actId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back what an act on many issues changed
         * @description Issues that somebody changed since stay as they are, with the reason. Once; while it goes on, and for notes and questions, 409.
         */
        post: operations["undoBulkAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the issues of a queue or view as CSV or XLSX
         * @description A header row of the columns, then a row for each issue in the order of the queue. Times are those of the city, `YYYY-MM-DD HH:MM`. No spreadsheet takes a cell as a formula.
         */
        post: operations["exportQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the issues of a city by filters, in one order
         * @description Several filters hold together; of several values of one, one is enough. Without `status`, the unfinished issues; merged ones only with `state=merged`. A page may be short although there are more: `next` goes on until it is null. The count is exact up to 10,000.
         */
        get: operations["listQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the views of a city that the account sees
         * @description In the order of their positions: the six of every city, the views of the city, of the units of the account, and its own.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Saves a queue as a view
         * @description An unknown filter, value, order, column or scope is refused, and a unit to which the account does not belong (400). An account makes at most 100 views of a city (409).
         */
        post: operations["addView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the issues of the views that the account sees
         * @description In the order of the views. A count is exact up to 10,000.
         */
        get: operations["countViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a view that the account sees
         * @description Its issues stay as they are. The views of every city cannot be removed (409).
         */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /**
         * Changes a view that the account sees
         * @description Members that are absent stay as they are. The views of every city stay as they are (409).
         */
        patch: operations["changeView"];
        trace?: never;
    };
    "/api/admin/views/{viewId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows who gets the weekly report of a view
         * @description The city is that of a view that every city has.
         */
        get: operations["showViewReport"];
        /**
         * Replaces the accounts that get the weekly report of a view
         * @description They get a mail on Mondays at 08:00 of the city, from the next one on: how many issues the view has for that account, and which of them are late.
         */
        put: operations["setViewReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a note about an issue, which citizens never see
         * @description Also about hidden and closed issues. The mentioned accounts, and those of mentioned units, are told of it. The audit log has the note without its words.
         */
        post: operations["writeNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Corrects a note, for its author and within 15 minutes
         * @description The former words stay in the database, but are shown nowhere. A note is never deleted.
         */
        patch: operations["correctNote"];
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends files for a note: photos and PDFs
         * @description All files are stored, or none. Send their ids with the note as `fileIds`. Photos are encoded again, without what the camera wrote into them.
         */
        post: operations["addNoteFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows a file of a note
         * @description For accounts of the console only; a PDF is sent to be saved, not to be shown in the page.
         */
        get: operations["showNoteFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers in the thread of an issue, in the name of a unit
         * @description The answer is a message of the thread by the unit of the issue, otherwise by that of the account in the city, otherwise by the city desk. The reporter and the followers are told. A question to the reporter pauses the due date until they write, or for seven days, within the bounds of pauses (400, 409).
         */
        post: operations["answerIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds photos to an issue, for everyone to see
         * @description All photos are added, or none. They are encoded again, without what the camera wrote into them, and count as media of the issue, which has at most 10. They are shown as added by the city desk.
         */
        post: operations["addIssuePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolves an issue as repaired, or with a reason why not
         * @description The note and the reason are public. `not_ours` needs `officeId`, `duplicate` needs `duplicateOf`, `planned` needs `until`; each is refused with another reason. An issue that was not repaired counts as repaired in no figure. The photos must be of the issue.
         */
        post: operations["resolveFeedIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feed/issues/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what happened to an issue: messages, notes, answers and events in one order
         * @description Newest first, 100 a page. For the next page, send the id of the last entry as `after`; an unknown id is refused (400).
         */
        get: operations["listIssueActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the templates of answers of a city
         * @description The oldest first, inactive ones too; at most 500. An unknown city has none.
         */
        get: operations["listAnswerTemplates"];
        put?: never;
        /**
         * Adds a template of answers to a city
         * @description An unknown placeholder or language is refused (400).
         */
        post: operations["addAnswerTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a template of answers
         * @description Answers that were written with it stay.
         */
        delete: operations["removeAnswerTemplate"];
        options?: never;
        head?: never;
        /**
         * Changes a template of answers
         * @description Members that are absent stay as they are; `texts` replaces all texts.
         */
        patch: operations["changeAnswerTemplate"];
        trace?: never;
    };
    "/api/admin/templates/{templateId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fills in a template for an issue
         * @description Changes nothing. The unit is that of the issue, otherwise that of the account in the city, otherwise the city desk.
         */
        post: operations["previewAnswerTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Login: {
            /**
             * @description In any case.
             * @example asha@city.example
             */
            email: string;
            /** @example correct horse battery staple */
            password: string;
            /**
             * @description Of the authenticator app, or a recovery code, if the account has a second factor.
             * @example 492039
             */
            code?: string;
        };
        AcceptInvite: {
            /**
             * @description As in the answer of the invitation.
             * @example 3q2-7wEjv0lXb1mZ8Yc5rT9uKsPdHfGnA4oQiJx6yBk
             */
            token: string;
            /**
             * @description At least 12 characters, and not easy to guess.
             * @example correct horse battery staple
             */
            password: string;
        };
        ChangePassword: {
            /**
             * @description The password until now.
             * @example correct horse battery staple
             */
            current: string;
            /**
             * @description At least 12 characters, and not easy to guess.
             * @example a password of my own
             */
            next: string;
        };
        /** @enum {string} */
        ConsoleLanguage: "en" | "hi" | "mr";
        ChooseLanguage: {
            language: components["schemas"]["ConsoleLanguage"];
        };
        Enrol: {
            /** @example correct horse battery staple */
            password: string;
        };
        ConfirmEnrolment: {
            /** @example 492039 */
            code: string;
        };
        /** @enum {string} */
        FeedStatus: "new" | "ack" | "progress" | "resolved" | "overdue";
        FeedMove: {
            /**
             * @description One of new, ack, progress, resolved, overdue.
             * @example ack
             */
            status: string;
            /**
             * @description The current status; if the issue has another one, it is not changed.
             * @example new
             */
            from?: components["schemas"]["FeedStatus"];
            /**
             * @description The reason; if the issue is resolved, the description of the resolution.
             * @example "The light was replaced this
             */
            note?: string;
        };
        WantedForced: {
            /** @example true */
            forced?: boolean;
        };
        WantedSlaPaused: {
            /** @example true */
            slaPaused?: boolean;
        };
        WantedClosed: {
            /** @example true */
            closed?: boolean;
        };
        WantedHidden: {
            /** @example true */
            hidden?: boolean;
        };
        WantedPinned: {
            /** @example true */
            pinned?: boolean;
        };
        /** @enum {string} */
        ChainRole: "Local Police" | "Corporator" | "Municipal Ward Officer" | "MLA" | "MP";
        Reassign: {
            /**
             * @description The current role chosen in the console, null for none; if the issue has another one, it is not changed.
             * @example null
             */
            from?: components["schemas"]["ChainRole"] | null;
        };
        RedactMedia: {
            /**
             * @description Its index in the issue's mediaTiles.
             * @example 0
             */
            index: number;
            /**
             * @description Whether it is to be redacted; inverted if left out.
             * @example true
             */
            redacted?: boolean;
        };
        /** @enum {string} */
        ReviewAction: "approve" | "deny";
        Review: {
            /** @example approve */
            action: components["schemas"]["ReviewAction"];
        };
        NewPause: {
            /**
             * Format: date-time
             * @description When the clock runs again.
             * @example 2026-11-30T06:30:00Z
             */
            until: string;
            /**
             * @description The reason, which is public.
             * @example The road is closed for the festival
             */
            reason: string;
        };
        EscalateToMp: {
            /**
             * @description Stored in the audit log.
             * @example Nobody has answered for nine days
             */
            reason: string;
        };
        /** @enum {string} */
        CategorySlug: "traffic" | "road" | "infrastructure" | "hygiene" | "healthcare" | "systemic";
        ChangeCategory: {
            /** @example road */
            category: components["schemas"]["CategorySlug"];
            /**
             * @description The current category; if the issue has another one, it is not changed.
             * @example infrastructure
             */
            from?: components["schemas"]["CategorySlug"];
        };
        /** @enum {string} */
        CitySlug: "mumbai" | "bangalore" | "delhi" | "hyderabad" | "chennai" | "pune" | "kolkata" | "ahmedabad";
        /** @enum {string} */
        Priority: "low" | "medium" | "high";
        /** @enum {string} */
        ClockKind: "calendar" | "working";
        NewSlaPolicy: {
            /**
             * @description null for all cities.
             * @default null
             * @example mumbai
             */
            cityId?: components["schemas"]["CitySlug"] | null;
            /**
             * @description null for all categories.
             * @default null
             * @example road
             */
            category?: components["schemas"]["CategorySlug"] | null;
            /**
             * @description null for all priorities.
             * @default null
             * @example high
             */
            priority?: components["schemas"]["Priority"] | null;
            /**
             * @description The code of a ward of the city; null for all wards.
             * @default null
             */
            ward?: string | null;
            /** @example 24 */
            hours: number;
            /**
             * @description The hours that count: every hour, or those of the city's working calendar.
             * @default calendar
             * @example calendar
             */
            clock?: components["schemas"]["ClockKind"];
            /**
             * Format: uri
             * @description The URL where the city has published it.
             * @default null
             * @example https://city.example/charter.pdf
             */
            sourceUrl?: string | null;
        };
        ChangeWorkingCalendar: {
            /**
             * @description 1 is Monday, 7 is Sunday.
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5,
             *       6
             *     ]
             */
            weekdays: number[];
            /**
             * @description In the time zone of the city.
             * @example 09:30
             */
            opens: string;
            /**
             * @description Later than `opens`; `24:00` is the end of the day.
             * @example 17:30
             */
            closes: string;
        };
        NewHoliday: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /**
             * Format: date
             * @example 2026-11-08
             */
            date: string;
            /** @example Diwali */
            name: string;
        };
        MergeCluster: {
            /**
             * @description The ids of all members, oldest first; if the cluster now has other members, nothing is merged.
             * @example [
             *       "iss_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            members?: string[];
        };
        UndoMerge: {
            /** @description If the cluster now has other members, nothing is undone. */
            from?: components["schemas"]["MergeCluster"];
        };
        DismissCluster: {
            /**
             * @description The ids of all members, oldest first; if the cluster now has other members, nothing is merged.
             * @example [
             *       "iss_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            members?: string[];
            /**
             * @description false undoes the dismissal.
             * @example true
             */
            dismissed?: boolean;
        };
        Part: {
            /** @example Lamp out at the bus stop */
            title: string;
            /**
             * @description Messages of the thread that move to it, without answers of the city.
             * @default []
             * @example []
             */
            messageIds?: string[];
            /**
             * @description Photos, videos and posts of the issue that move to it, without those that show a repair.
             * @default []
             * @example []
             */
            mediaIds?: string[];
            /**
             * @description The people whose upvotes move to it.
             * @default []
             * @example []
             */
            supporterIds?: string[];
        };
        SplitIssue: {
            parts: components["schemas"]["Part"][];
        };
        /** @enum {string} */
        ConsoleRoleName: "super_admin" | "city_admin" | "reviewer" | "auditor" | "agent" | "call_taker" | "contractor";
        Invite: {
            /**
             * Format: email
             * @example ravi@city.example
             */
            email: string;
            /** @example Ravi Menon */
            name: string;
            /** @example reviewer */
            role: components["schemas"]["ConsoleRoleName"];
            /**
             * @description The ids of cities; null for all cities.
             * @default null
             * @example [
             *       "mumbai",
             *       "pune"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
            /**
             * @description Codes of wards of the cities; empty for all.
             * @default []
             * @example [
             *       "H/West"
             *     ]
             */
            wards?: string[];
            /**
             * @description Slugs of categories; empty for all.
             * @default []
             * @example [
             *       "road"
             *     ]
             */
            categories?: components["schemas"]["CategorySlug"][];
        };
        WithdrawInvite: {
            /**
             * Format: email
             * @example ravi@city.example
             */
            email: string;
            /**
             * Format: date-time
             * @description The `createdAt` of the invitation to withdraw; a newer one is not withdrawn.
             * @example 2026-03-01T06:30:00Z
             */
            from?: string;
        };
        ChangeAccount: {
            /** @example agent */
            role?: components["schemas"]["ConsoleRoleName"];
            /**
             * @description The ids of cities; null for all cities.
             * @example [
             *       "mumbai"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
            /**
             * @description Codes of wards of the cities; empty for all.
             * @example [
             *       "H/West"
             *     ]
             */
            wards?: string[];
            /**
             * @description Slugs of categories; empty for all.
             * @example [
             *       "road"
             *     ]
             */
            categories?: components["schemas"]["CategorySlug"][];
            /**
             * @description Whether an agent or call_taker may see contact data of citizens.
             * @example true
             */
            contacts?: boolean;
        };
        MoveTo: {
            /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
            unitId: string;
            accountId?: string | null;
        };
        Deactivate: {
            /** @description null for nobody; required if the account holds issues. */
            moveTo?: components["schemas"]["MoveTo"] | null;
        };
        NewGroup: {
            /** @example agent */
            role: components["schemas"]["ConsoleRoleName"];
            /**
             * @description Of several groups of a person the lowest counts, then the oldest.
             * @default 0
             * @example 10
             */
            position?: number;
            /**
             * @description The ids of cities; null for all cities.
             * @default null
             * @example [
             *       "mumbai"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
            /**
             * @description Codes of wards of the cities; empty for all.
             * @default []
             * @example [
             *       "H/West"
             *     ]
             */
            wards?: string[];
            /**
             * @description Slugs of categories; empty for all.
             * @default []
             * @example [
             *       "road"
             *     ]
             */
            categories?: components["schemas"]["CategorySlug"][];
            /**
             * @description The ids of the units that its members belong to; null: those that the console gives them.
             * @default null
             */
            units?: string[] | null;
            /**
             * @description As the provider names it in the claim `groups`.
             * @example roads-h-west
             */
            name: string;
        };
        GroupRights: {
            /** @example agent */
            role: components["schemas"]["ConsoleRoleName"];
            /**
             * @description Of several groups of a person the lowest counts, then the oldest.
             * @default 0
             * @example 10
             */
            position?: number;
            /**
             * @description The ids of cities; null for all cities.
             * @default null
             * @example [
             *       "mumbai"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
            /**
             * @description Codes of wards of the cities; empty for all.
             * @default []
             * @example [
             *       "H/West"
             *     ]
             */
            wards?: string[];
            /**
             * @description Slugs of categories; empty for all.
             * @default []
             * @example [
             *       "road"
             *     ]
             */
            categories?: components["schemas"]["CategorySlug"][];
            /**
             * @description The ids of the units that its members belong to; null: those that the console gives them.
             * @default null
             */
            units?: string[] | null;
        };
        NewApiClient: {
            /** @example Mumbai 1916 helpline */
            name: string;
            /**
             * Format: email
             * @default null
             * @example relay@helpline.example
             */
            email?: string | null;
            /**
             * @description The ids of cities; null for all cities.
             * @default null
             * @example [
             *       "mumbai"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
        };
        ChangeSlaHours: {
            /** @example 72 */
            Infrastructure?: number;
            /** @example 24 */
            "Garbage & filth"?: number;
            /** @example 24 */
            Safety?: number;
            /** @example 12 */
            Traffic?: number;
            /** @example 72 */
            "Public transport"?: number;
            /** @example 168 */
            Corruption?: number;
        };
        ChangeFeedTransitions: {
            /**
             * @example [
             *       "ack",
             *       "progress",
             *       "resolved",
             *       "overdue"
             *     ]
             */
            new?: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "progress",
             *       "resolved",
             *       "overdue"
             *     ]
             */
            ack?: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "ack",
             *       "resolved",
             *       "overdue"
             *     ]
             */
            progress?: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "progress"
             *     ]
             */
            resolved?: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "ack",
             *       "progress",
             *       "resolved"
             *     ]
             */
            overdue?: components["schemas"]["FeedStatus"][];
        };
        ChangeConsoleFeatures: {
            /**
             * @description Whether the job searches for duplicates.
             * @example true
             */
            duplicateDetection?: boolean;
            /**
             * @description Whether messages to people on channels are sent; if not, they wait.
             * @example true
             */
            outboundMessages?: boolean;
        };
        ChangePhotoNeeded: {
            /** @example false */
            traffic?: boolean;
            /** @example true */
            road?: boolean;
            /** @example false */
            infrastructure?: boolean;
            /** @example false */
            hygiene?: boolean;
            /** @example false */
            healthcare?: boolean;
            /** @example false */
            systemic?: boolean;
        };
        ChangeConsoleConfiguration: {
            /** @description Hours for some of the categories. */
            slaHours?: components["schemas"]["ChangeSlaHours"];
            /** @description For some of the statuses, all statuses that may follow. */
            transitions?: components["schemas"]["ChangeFeedTransitions"];
            /** @description Some of the switches. */
            features?: components["schemas"]["ChangeConsoleFeatures"];
            /** @description Some of the categories. */
            photoNeeded?: components["schemas"]["ChangePhotoNeeded"];
        };
        /** @enum {string} */
        HolderMail: "none" | "at_once" | "digest";
        NotificationSettings: {
            /**
             * @description Mails about issues that the caller or a unit of the caller holds.
             * @example digest
             */
            holderMail: components["schemas"]["HolderMail"];
        };
        /** @enum {string} */
        CityRolloutStatus: "live" | "rollout" | "waitlist";
        ChangeCity: {
            /** @example live */
            status?: components["schemas"]["CityRolloutStatus"];
            /**
             * @description A label of a domain name, unique among the cities.
             * @example mumbai
             */
            subdomain?: string;
        };
        NewWard: {
            /** @example Bandra West */
            name: string;
            /** @example Western Suburbs */
            zone?: string;
            /** @example 9 */
            wardNumber?: number;
            /** @example Hill Road, Bandra West */
            officeAddress?: string;
            /** @example 022 5550 0100 */
            phone?: string;
            /** @example 71 */
            score?: number | null;
            /**
             * @description Set only for wards on the leaderboard.
             * @example 66
             */
            resPct?: number | null;
            /** @example -2 */
            trend?: number | null;
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description Unique in the city.
             * @example X/North
             */
            code: string;
        };
        ChangeWard: {
            /** @example Bandra West */
            name?: string;
            /** @example Western Suburbs */
            zone?: string;
            /** @example 9 */
            wardNumber?: number;
            /** @example Hill Road, Bandra West */
            officeAddress?: string;
            /** @example 022 5550 0100 */
            phone?: string;
            /** @example 71 */
            score?: number | null;
            /**
             * @description Set only for wards on the leaderboard.
             * @example 66
             */
            resPct?: number | null;
            /** @example -2 */
            trend?: number | null;
        };
        MultiPolygon: {
            /** @enum {string} */
            type: "MultiPolygon";
            /**
             * @description Polygons of rings of positions in degrees, longitude first. The first ring of a polygon is the outer one, and the
             *     last position of a ring equals the first.
             * @example [
             *       [
             *         [
             *           [
             *             72.9,
             *             19.2
             *           ],
             *           [
             *             72.92,
             *             19.2
             *           ],
             *           [
             *             72.92,
             *             19.22
             *           ],
             *           [
             *             72.9,
             *             19.2
             *           ]
             *         ]
             *       ]
             *     ]
             */
            coordinates: number[][][][];
        };
        SetBoundary: {
            /** @description null if there is none. */
            boundary: components["schemas"]["MultiPolygon"] | null;
            /**
             * @description The `sha256` of the current boundary, null for none; if the ward now has another one, it is not changed.
             * @example null
             */
            from?: string | null;
        };
        NewPincode: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /** @example H/West */
            wardCode: string;
            /** @example Hill Road */
            area: string;
            /**
             * @description In degrees, given together with lng.
             * @example 19.0544
             */
            lat?: number | null;
            /**
             * @description In degrees, given together with lat.
             * @example 72.8324
             */
            lng?: number | null;
            /** @example 400999 */
            pincode: string;
        };
        ChangePincode: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /** @example H/West */
            wardCode: string;
            /** @example Hill Road */
            area: string;
            /**
             * @description In degrees, given together with lng.
             * @example 19.0544
             */
            lat?: number | null;
            /**
             * @description In degrees, given together with lat.
             * @example 72.8324
             */
            lng?: number | null;
        };
        /** @enum {string} */
        DryRun: "true" | "false";
        ChangeContact: {
            /** @example 022 5550 0100 */
            phone?: string;
            /** @example ward.hw@city.example */
            email?: string;
            /** @example +91 22 5550 0101 */
            chatNumber?: string;
            /** @example @wardhw */
            microHandle?: string;
        };
        /** @enum {string} */
        ByteOrderMark: "0" | "1";
        VerifyReporter: {
            /**
             * @description false removes the verification.
             * @default true
             * @example true
             */
            verified?: boolean;
        };
        /** @enum {string} */
        DataKind: "email" | "phone" | "name" | "exact_place" | "contact";
        /** @enum {string} */
        ReadPurpose: "contact_reporter" | "verify_report" | "complaint" | "legal_request" | "abuse" | "data_request" | "other";
        /** @enum {string} */
        RevealTargetKind: "user" | "official" | "mention" | "contact" | "issue";
        RevealTarget: {
            kind: components["schemas"]["RevealTargetKind"];
            /**
             * @description The id; for a contact that of the issue.
             * @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            id: string;
        };
        Reveal: {
            /**
             * @example [
             *       "email"
             *     ]
             */
            kinds: components["schemas"]["DataKind"][];
            purpose: components["schemas"]["ReadPurpose"];
            /**
             * @description The purpose in words; required for the purpose other.
             * @example The caller asked to be called back
             */
            words?: string;
            target: components["schemas"]["RevealTarget"];
        };
        TextRange: {
            /** @example 0 */
            start: number;
            /**
             * @description Exclusive.
             * @example 4
             */
            end: number;
        };
        /** @enum {string} */
        TextKind: "issue" | "message" | "resolution" | "reopen_request";
        /** @enum {string} */
        TextField: "title" | "description" | "content" | "reason";
        RedactText: {
            ranges: components["schemas"]["TextRange"][];
            /**
             * @description Whose text it is.
             * @default issue
             * @example issue
             */
            target?: components["schemas"]["TextKind"];
            /**
             * @description The message or the request; required for these.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            targetId?: string;
            /**
             * @description `content` of a message, `reason` of a request; of an issue `title` or `description`.
             * @example description
             */
            field: components["schemas"]["TextField"];
            purpose: components["schemas"]["ReadPurpose"];
            /**
             * @description The purpose in words; required for the purpose other. Do not repeat what is removed.
             * @example Asked by phone
             */
            words?: string;
        };
        PictureRegion: {
            /** @example 0.25 */
            x: number;
            /** @example 0.5 */
            y: number;
            /**
             * @description What reaches beyond the picture is left out.
             * @example 0.2
             */
            width: number;
            /** @example 0.1 */
            height: number;
        };
        CoverRegions: {
            regions: components["schemas"]["PictureRegion"][];
        };
        SearchAddress: {
            /**
             * @description An email address, a phone number, or the name of an account on a channel.
             * @example caller@example.org
             */
            address: string;
            purpose: components["schemas"]["ReadPurpose"];
            /**
             * @description The purpose in words; required for the purpose other.
             * @example Request prq_1
             */
            words?: string;
        };
        EraseAddress: {
            /**
             * @description An email address, a phone number, or the name of an account on a channel.
             * @example caller@example.org
             */
            address: string;
        };
        /** @enum {string} */
        PrivacyRequestState: "waiting" | "answered";
        AnswerRequest: {
            /** @example We have corrected your address. */
            text: string;
        };
        SetChild: {
            /** @example true */
            child: boolean;
        };
        WantedDemoMode: {
            /** @example true */
            demoMode?: boolean;
        };
        /** @enum {string} */
        PersonalDataChoice: "hide" | "keep";
        WantedConversion: {
            /**
             * @description Hidden, unless `keep` is chosen.
             * @default hide
             * @example hide
             */
            personalData?: components["schemas"]["PersonalDataChoice"];
        };
        ChangeSendLimits: {
            /** @example 21:30 */
            quietFrom?: string;
            /** @example 07:30 */
            quietTo?: string;
            /** @example 5 */
            rateCapPerHour?: number;
        };
        /** @enum {string} */
        FeedCategory: "Infrastructure" | "Garbage & filth" | "Safety" | "Traffic" | "Public transport" | "Corruption";
        AddKeyword: {
            /** @example Traffic */
            category: components["schemas"]["FeedCategory"];
            /** @example bus bunching */
            keyword: string;
        };
        /** @enum {string} */
        WebhookEventType: "issue.reported" | "issue.status_changed" | "issue.feed_status_changed" | "issue.category_changed" | "issue.priority_changed" | "issue.due_date_changed" | "issue.overdue" | "issue.escalated" | "issue.answered" | "issue.confirmation_decided" | "issue.merged" | "issue.unmerged" | "issue.redacted" | "issue.hidden" | "issue.shown";
        NewWebhookEndpoint: {
            /**
             * Format: uri
             * @description A public URL with https at port 443.
             * @example https://example.org/hooks/civic
             */
            url: string;
            /**
             * @description The purpose of the endpoint.
             * @default
             * @example Work orders of the roads department
             */
            description?: string;
            /**
             * @example [
             *       "issue.reported",
             *       "issue.status_changed"
             *     ]
             */
            eventTypes: components["schemas"]["WebhookEventType"][];
            /**
             * @description The ids of cities; null: all cities.
             * @default null
             * @example [
             *       "mumbai"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
        };
        ChangeWebhookEndpoint: {
            /**
             * Format: uri
             * @example https://example.org/hooks/civic
             */
            url?: string;
            /** @example Work orders of the roads department */
            description?: string;
            /**
             * @example [
             *       "issue.reported"
             *     ]
             */
            eventTypes?: components["schemas"]["WebhookEventType"][];
            /**
             * @description The ids of cities; null: all cities.
             * @example [
             *       "mumbai"
             *     ]
             */
            cityScope?: components["schemas"]["CitySlug"][] | null;
        };
        ReplayWebhooks: {
            /**
             * @description A single event; without it, all events of the period.
             * @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            eventId?: string;
            /**
             * Format: date-time
             * @description The start of the period; without it, all recorded events.
             * @example 2026-03-01T00:00:00Z
             */
            from?: string;
            /**
             * Format: date-time
             * @description The end of the period, exclusive.
             * @example 2026-03-02T00:00:00Z
             */
            to?: string;
            /** @description The nextKey of the previous answer; valid only with the same times */
            lastKey?: string;
        };
        /** @enum {string} */
        FailedOnly: "true" | "false";
        /** @enum {string} */
        UnitKind: "department" | "ward_office" | "contractor";
        NewUnit: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description A text, or one for each language.
             * @example {
             *       "en": "Roads, H/West",
             *       "mr": "रस्ते, एच/पश्चिम"
             *     }
             */
            name: string | {
                en?: string;
                hi?: string;
                mr?: string;
                kn?: string;
                ta?: string;
                te?: string;
                bn?: string;
                gu?: string;
            };
            /** @example ward_office */
            kind: components["schemas"]["UnitKind"];
            /**
             * @description A department of the city.
             * @default null
             */
            departmentId?: string | null;
            /**
             * @description An official of the accountability records.
             * @default null
             */
            officialId?: string | null;
            /**
             * Format: email
             * @default null
             * @example roads.hwest@city.example
             */
            email?: string | null;
            /**
             * @default true
             * @example true
             */
            active?: boolean;
        };
        ChangeUnit: {
            /**
             * @description A text, or one for each language.
             * @example {
             *       "en": "Roads, H/West",
             *       "mr": "रस्ते, एच/पश्चिम"
             *     }
             */
            name?: string | {
                en?: string;
                hi?: string;
                mr?: string;
                kn?: string;
                ta?: string;
                te?: string;
                bn?: string;
                gu?: string;
            };
            /** @example ward_office */
            kind?: components["schemas"]["UnitKind"];
            /**
             * @description null for none.
             * @example dep_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            departmentId?: string | null;
            /**
             * @description null for none.
             * @example off_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            officialId?: string | null;
            /**
             * Format: email
             * @example roads.hwest@city.example
             */
            email?: string | null;
            active?: boolean;
            /** @description With `active: false`: who gets the issues of the unit; null for nobody. */
            moveTo?: components["schemas"]["MoveTo"] | null;
        };
        UnitMembers: {
            /**
             * @description All of them; others leave the unit.
             * @example [
             *       "adm_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            accountIds: string[];
        };
        /** @enum {string} */
        Intake: "phone" | "counter" | "letter";
        IntakeLocation: {
            /** @example 19.0544 */
            lat?: number;
            /** @example 72.8324 */
            lng?: number;
            /** @example Hill Road signal */
            address?: string;
        };
        /** @enum {string} */
        Language: "en" | "hi" | "mr" | "kn" | "ta" | "te" | "bn" | "gu";
        IntakeContact: {
            /** @example Asha Kulkarni */
            name?: string;
            /** @example +91 22 5550 0101 */
            phone?: string;
            /**
             * Format: email
             * @example asha@example.org
             */
            email?: string;
            /**
             * @description The language of mails to the person.
             * @example mr
             */
            language?: components["schemas"]["Language"];
        };
        NewIntake: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description How the person reached the city.
             * @example phone
             */
            intake: components["schemas"]["Intake"];
            /** @example Street light dark at the bus stop */
            title?: string;
            /** @example The lamp above the stop has been out since Monday night. */
            description?: string;
            /** @example infrastructure */
            category?: components["schemas"]["CategorySlug"];
            /** @example medium */
            priority?: components["schemas"]["Priority"];
            /**
             * @description Digits of other scripts are read as 0 to 9.
             * @example 400050
             */
            pincode?: string;
            location?: components["schemas"]["IntakeLocation"];
            contact?: components["schemas"]["IntakeContact"];
            /**
             * @description Photos that were sent before, and belong to no issue yet.
             * @example []
             */
            mediaIds?: string[];
            /**
             * @description The issue that the person reports again.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            sameAs?: string;
        };
        SeenHolder: {
            /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
            unitId: string;
            accountId?: string | null;
        };
        Assign: {
            /**
             * @description null takes the holder away; without it, a unit of the account.
             * @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            unitId?: string | null;
            /** @description A member of the unit; null for the unit alone. */
            accountId?: string | null;
            /** @example The drain is under the road */
            reason?: string;
            /** @description The holder that was seen, null for nobody; another one by now is 409. */
            from?: components["schemas"]["SeenHolder"] | null;
        };
        NewAssignmentRule: {
            /** @example pune */
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description The code of a ward of the city; null for any.
             * @default null
             */
            ward?: string | null;
            /**
             * @description null for any.
             * @default null
             * @example road
             */
            category?: components["schemas"]["CategorySlug"] | null;
            /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
            unitId: string;
        };
        ApplyRules: {
            /** @example pune */
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description Whether nothing is to change.
             * @default false
             * @example true
             */
            dryRun?: boolean;
        };
        /** @enum {string} */
        BulkActName: "assign" | "status" | "note" | "category" | "priority" | "ask_photo";
        NewBulkAct: {
            /**
             * @description The city of a view that every city has.
             * @default mumbai
             * @example mumbai
             */
            cityId?: string;
            /**
             * @description 1 to 500 issues; absent with a view.
             * @example [
             *       "iss_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            issueIds?: string[];
            /**
             * @description A view, all of whose issues are changed; absent or null with issues.
             * @example null
             */
            view?: string | null;
            /** @example priority */
            act: components["schemas"]["BulkActName"];
            /**
             * @description For `assign` `{ unitId, accountId? }` (`unitId: null` takes the holder away), else a status, the text of a note,
             *     the slug of a category or a priority; absent for `ask_photo`.
             * @example high
             */
            value?: string | {
                [key: string]: unknown;
            } | null;
            /**
             * @description Whether nothing is to change.
             * @default false
             * @example true
             */
            dryRun?: boolean;
        };
        /** @enum {string} */
        QueueSort: "due" | "newest" | "oldest" | "upvotes" | "updated" | "escalation";
        /** @enum {string} */
        QueueFileFormat: "csv" | "xlsx";
        /** @enum {string} */
        QueueColumn: "number" | "id" | "title" | "status" | "category" | "ward" | "place" | "pincode" | "priority" | "channel" | "reportedAt" | "updatedAt" | "dueAt" | "escalationLevel" | "supporters" | "holder" | "state";
        ExportQueue: {
            /**
             * @description The city, by its id.
             * @default mumbai
             * @example mumbai
             */
            cityId?: string;
            /**
             * @description The id of a saved view. Filters and an order that are given replace its own.
             * @example viw_late
             */
            view?: string;
            /**
             * @description By the filters' names: a text, or a list of texts.
             * @default {}
             * @example {
             *       "due": [
             *         "late"
             *       ],
             *       "ward": [
             *         "H/West"
             *       ]
             *     }
             */
            filters?: {
                [key: string]: string | string[];
            };
            /** @example due */
            sort?: components["schemas"]["QueueSort"];
            /** @example csv */
            format: components["schemas"]["QueueFileFormat"];
            /** @description By default those of the view, without a view all. */
            columns?: components["schemas"]["QueueColumn"][];
        };
        /** @enum {string} */
        ViewScope: "own" | "unit" | "city";
        NewView: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /** @example Late in my ward */
            name: string;
            /**
             * @default own
             * @example own
             */
            scope?: components["schemas"]["ViewScope"];
            /**
             * @description A unit of the city to which the account belongs, for the scope `unit`; else absent or null.
             * @default null
             */
            unitId?: string | null;
            /**
             * @description By the filters' names: a text, or a list of texts.
             * @default {}
             * @example {
             *       "due": [
             *         "late"
             *       ],
             *       "ward": [
             *         "H/West"
             *       ]
             *     }
             */
            filters?: {
                [key: string]: string | string[];
            };
            /**
             * @description Absent or null: by the filters.
             * @default null
             * @example due
             */
            sort?: components["schemas"]["QueueSort"] | null;
            /**
             * @description What the list shows.
             * @default [
             *       "number",
             *       "title",
             *       "status",
             *       "category",
             *       "ward",
             *       "dueAt",
             *       "holder",
             *       "state"
             *     ]
             */
            columns?: components["schemas"]["QueueColumn"][];
            /**
             * @default 100
             * @example 10
             */
            position?: number;
        };
        ChangeView: {
            /** @example Late in my ward */
            name?: string;
            /**
             * @description Another scope than `unit` takes the unit away.
             * @example city
             */
            scope?: components["schemas"]["ViewScope"];
            /** @example null */
            unitId?: string | null;
            /**
             * @description All of them; a filter that is not there is removed.
             * @example {
             *       "due": [
             *         "late"
             *       ],
             *       "ward": [
             *         "H/West"
             *       ]
             *     }
             */
            filters?: {
                [key: string]: string | string[];
            };
            /** @example newest */
            sort?: components["schemas"]["QueueSort"] | null;
            columns?: components["schemas"]["QueueColumn"][];
            /** @example 10 */
            position?: number;
        };
        SetViewReport: {
            /**
             * @description The city, for a view that every city has.
             * @example mumbai
             */
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description All of them: active accounts that see the view.
             * @example []
             */
            accountIds: string[];
        };
        WriteNote: {
            /** @example The lamp belongs to the port. */
            text: string;
            /**
             * @description Ids of accounts and of units, which are told of the note; absent in a correction: as before.
             * @example [
             *       "adm_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            mentions?: string[];
            /**
             * @description Ids of files that were sent for a note about this issue; a correction can only add files.
             * @example []
             */
            fileIds?: string[];
        };
        WriteAnswer: {
            /**
             * @description Markup is removed.
             * @example We repair the lamp on Monday.
             */
            text: string;
            /**
             * @description The language of the text, if it is known.
             * @example en
             */
            language?: components["schemas"]["Language"];
            /**
             * @description An active template of the city, if the text was made with one.
             * @example tpl_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            templateId?: string;
            /** @description Whether it is a question to the reporter, until whose answer the due date is paused. */
            waitsForReporter?: boolean;
        };
        /** @enum {string} */
        Outcome: "repaired" | "not_repaired";
        /** @enum {string} */
        NotRepairedReason: "not_ours" | "not_found" | "duplicate" | "planned" | "not_permitted" | "private_property" | "other";
        ResolveIssue: {
            outcome: components["schemas"]["Outcome"];
            /** @description Why it was not repaired. */
            reason?: components["schemas"]["NotRepairedReason"];
            /**
             * @description What was done, or why not, in words that everyone sees.
             * @example The lamp was replaced this morning.
             */
            note: string;
            /**
             * @description Photos of this issue that show it; one that is named twice counts once.
             * @default []
             * @example []
             */
            mediaIds: string[];
            /**
             * Format: date-time
             * @description With the reason `planned`: when it will be repaired, in the future.
             */
            until?: string;
            /** @description With the reason `duplicate`: the issue that it repeats. */
            duplicateOf?: string;
            /** @description With the reason `not_ours`: the official whose office it belongs to. */
            officeId?: string;
        };
        NewTemplate: {
            /** @example mumbai */
            cityId: components["schemas"]["CitySlug"];
            /** @example Repair is planned */
            name: string;
            /**
             * @description By its slug; absent or null: for issues of any category.
             * @default null
             * @example road
             */
            category?: components["schemas"]["CategorySlug"] | null;
            /**
             * @description A status of the feed; absent or null: for issues of any status.
             * @default null
             * @example progress
             */
            status?: components["schemas"]["FeedStatus"] | null;
            /**
             * @description With the placeholders {issue}, {ward}, {unit}, {dueDate} and {reporter}.
             * @example {
             *       "en": "Dear {reporter}, {unit} repairs this by {dueDate}."
             *     }
             */
            texts: {
                en?: string;
                hi?: string;
                mr?: string;
                kn?: string;
                ta?: string;
                te?: string;
                bn?: string;
                gu?: string;
            };
            /**
             * @default true
             * @example true
             */
            active?: boolean;
        };
        ChangeTemplate: {
            /** @example Repair is planned */
            name?: string;
            /** @example road */
            category?: components["schemas"]["CategorySlug"] | null;
            /** @example progress */
            status?: components["schemas"]["FeedStatus"] | null;
            /**
             * @description All of them; a language that is not there is removed.
             * @example {
             *       "en": "Dear {reporter}, {unit} repairs this by {dueDate}."
             *     }
             */
            texts?: {
                en?: string;
                hi?: string;
                mr?: string;
                kn?: string;
                ta?: string;
                te?: string;
                bn?: string;
                gu?: string;
            };
            active?: boolean;
        };
        PreviewTemplate: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /**
             * @description By default the language of the reporter, where it is known; one that the template lacks is in English.
             * @example en
             */
            language?: components["schemas"]["Language"];
        };
        AdminPrincipal: {
            role: components["schemas"]["ConsoleRoleName"];
            /** @description The ids of cities; null for all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /** @description In which the console is shown; absent until the account has chosen one. */
            language?: components["schemas"]["ConsoleLanguage"];
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example asha@city.example */
            email: string;
            /** @example Asha Kulkarni */
            name: string;
        };
        Principal: {
            /**
             * @description on: it signs in with a code; required: it has to get a second factor first; absent: neither.
             * @enum {string}
             */
            secondFactor?: "on" | "required";
            /**
             * @description provider: the session was begun at the identity provider; absent: with a password.
             * @enum {string}
             */
            signedInBy?: "provider";
            admin: components["schemas"]["AdminPrincipal"];
            /**
             * @description The parts of the console that its role may change, or with `.read` only read; absent where roles are not enforced.
             * @example [
             *       "feed",
             *       "analytics"
             *     ]
             */
            permissions?: string[];
            /** @description Shown to super_admins: what to change in the settings of the service. */
            notice?: string;
        };
        BareError: {
            /** @description The status of the answer. */
            statusCode: number;
            /** @description What went wrong; a list where fields were refused, each with its reason. */
            message: string | string[];
            /** @description The name of the status. */
            error: string;
        };
        SignedOut: {
            /** @enum {boolean} */
            ok: true;
            /** @description Where the browser signs out at the identity provider; absent if there is nothing to do there. */
            redirectTo?: string;
        };
        SignInMethods: {
            /** @description With email and password. */
            password: boolean;
            /** @description Through the identity provider of the city. */
            provider: boolean;
        };
        Ok: {
            /** @enum {boolean} */
            ok: true;
        };
        OwnSession: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a request last used it, to the minute.
             * @example 2026-03-14T08:30:00.000Z
             */
            lastSeenAt: string;
            /** @example ses_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
        };
        EndedSession: {
            /** @example ses_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        Enrolment: {
            /**
             * @description In base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same as an address, for a QR code.
             * @example otpauth://totp/Civic%20console:asha@city.example?secret=JBSW
             */
            uri: string;
        };
        RecoveryCodes: {
            /**
             * @description Ten.
             * @example [
             *       "k7fq-2mzx-5a3t-wp6b"
             *     ]
             */
            recoveryCodes: string[];
        };
        DashboardDay: {
            /**
             * Format: date
             * @example 2026-03-14
             */
            day: string;
            reported: number;
            resolved: number;
        };
        BoundedCount: {
            count: number;
            /** @description false: there are more. */
            countIsExact: boolean;
        };
        DashboardKpi: {
            /** @example openIssues */
            key: string;
            /** @example Open issues */
            label: string;
            /**
             * @description A number, a percentage, or a dash.
             * @example 17
             */
            value: string;
            /**
             * @description The difference from the day or the week before; null if there is none.
             * @example +3
             */
            delta: string | null;
            /** @description Whether the value is good; null if it is not rated. */
            good: boolean | null;
            /** @description true if the figure is not measured yet: its value is a dash. */
            placeholder: boolean;
        };
        Dashboard: {
            /** @description The last fourteen days, oldest first. */
            series: components["schemas"]["DashboardDay"][];
            /** @description Always empty. */
            needsAttention: unknown[];
            /** @description Unresolved issues past their due date, whatever their feed status; without hidden ones. */
            late: components["schemas"]["BoundedCount"];
            /** @description Resolved issues with an undecided request to reopen. */
            disputed: components["schemas"]["BoundedCount"];
            kpis: components["schemas"]["DashboardKpi"][];
        };
        FeedIssue: {
            /**
             * Format: date-time
             * @description The time by which it is to be resolved; null if it was never calculated.
             * @example 2026-03-14T08:30:00.000Z
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description The latest due date that passed while it was not resolved; null if none did.
             * @example 2026-03-14T08:30:00.000Z
             */
            breachedAt: string | null;
            /** @description The level of the last office it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0 for none. */
            escalationLevel: number;
            status: components["schemas"]["FeedStatus"];
            /** @example #FFF1E0 */
            pillBg: string;
            /** @example #B55B0B */
            pillFg: string;
            /** @example #E08A1E */
            pillDot: string;
            /** @example #1B7F4F */
            slaColor: string;
            /**
             * @description The role in charge: the one chosen in the console, otherwise MLA if marked as escalated, otherwise Municipal Ward
             *     Officer.
             */
            role: components["schemas"]["ChainRole"];
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Deep pothole at the Hill Road signal */
            title: string;
            /**
             * @description The label of its category.
             * @example Infrastructure
             */
            category: string;
            /**
             * @description The code of the ward; empty until the issue is placed.
             * @example H/West
             */
            ward: string;
            /**
             * @description Empty if unknown.
             * @example 400050
             */
            pincode: string;
            /**
             * @description The label of the status.
             * @example In progress
             */
            statusLabel: string;
            /**
             * @description The hours left or overdue, depending on the stored status; never negative.
             * @example 5h left
             */
            slaLabel: string;
            /** @description Whether it is marked as escalated, which assigns it to the MLA. Its escalation to offices is independent of this. */
            forced: boolean;
            /** @description Whether its SLA label says `paused`. The pauses of its due date are independent of this. */
            slaPaused: boolean;
            /** @description Whether it is marked closed in the console. Its lifecycle status is independent of this. */
            closed: boolean;
            /** @description Whether it is visible only to its reporter and admins. */
            hidden: boolean;
            /** @description Whether it is listed before all others in the feed. */
            pinned: boolean;
        };
        FeedChainOffice: {
            role: components["schemas"]["ChainRole"];
            /**
             * @description As at the time of placing; empty if unknown.
             * @example Ward Officer, H/West
             */
            office: string;
            /** @description Whether this office is in charge. */
            current: boolean;
        };
        FeedActivity: {
            /**
             * Format: date-time
             * @description The time of the event.
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @example New to Acknowledged by Meera Joshi */
            t: string;
            /**
             * @description The time since the event.
             * @example 5m
             */
            when: string;
        };
        FeedMediaTile: {
            /** @description Its index among all media the issue ever had, from 0; it never changes. */
            index: number;
            /** @enum {string} */
            kind: "photo" | "video";
            redacted: boolean;
        };
        FeedOriginal: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Deep pothole at the Hill Road signal */
            title: string;
        };
        FeedMerge: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            mergedAt: string;
            /**
             * @description The cluster whose issues were merged.
             * @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            clusterId: string;
            /** @description The ids of the issues of the cluster, in their order: what undoing expects. */
            members: string[];
            /** @description The other issues of the merge. */
            others: components["schemas"]["FeedOriginal"][];
        };
        Holder: {
            /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
            unitId: string;
            /**
             * @description In English if it has several.
             * @example Roads, H/West
             */
            unitName: string;
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            accountId: string | null;
            /** @example Asha Kulkarni */
            accountName: string | null;
        };
        FeedReopenRequest: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /**
             * @description `undecided`: the issue was closed without a decision.
             * @enum {string}
             */
            status: "pending" | "approved" | "denied" | "undecided";
            /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The current name of the person who asked.
             * @example Asha Kulkarni
             */
            userName: string;
            /** @example It is dark again */
            reason: string;
        };
        FeedResolution: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            resolvedAt: string;
            /** @description How many people say that it is fixed. */
            ratedUp: number;
            /** @description How many people say that it is not. */
            ratedDown: number;
            /** @example The light was replaced this morning. */
            description: string;
            /**
             * @description The name of the resolver.
             * @example City desk
             */
            by: string;
            /** @description The oldest first. */
            reopenRequests: components["schemas"]["FeedReopenRequest"][];
        };
        OutcomeReason: {
            reason: components["schemas"]["NotRepairedReason"];
            /**
             * Format: date-time
             * @description With `planned`: when it will be repaired.
             * @example 2026-03-14T08:30:00.000Z
             */
            until?: string;
            /**
             * @description What the city says about it.
             * @example The lamp belongs to the port trust.
             */
            text: string;
            /**
             * @description With `not_ours`: the official whose office it belongs to.
             * @example off_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            officeId?: string;
            /**
             * @description With `duplicate`: the issue that it repeats.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            duplicateOf?: string;
        };
        /** @enum {string} */
        PhotoFlag: "far" | "before_report" | "reused";
        ShownPhoto: {
            /** @enum {string} */
            type: "image";
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            addedAt: string;
            /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
            mediaId: string;
            url: string;
        };
        BeforeAfter: {
            /** @description What is wrong with the photo of the repair; empty if nothing is known. */
            flags: components["schemas"]["PhotoFlag"][];
            /** @description The oldest photo of the issue that does not show the repair; null if there is none. */
            before: components["schemas"]["ShownPhoto"] | null;
            after: components["schemas"]["ShownPhoto"];
        };
        FeedIssueDetail: {
            /**
             * Format: date-time
             * @description The time by which it is to be resolved; null if it was never calculated.
             * @example 2026-03-14T08:30:00.000Z
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description The latest due date that passed while it was not resolved; null if none did.
             * @example 2026-03-14T08:30:00.000Z
             */
            breachedAt: string | null;
            /** @description The level of the last office it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0 for none. */
            escalationLevel: number;
            cityId: components["schemas"]["CitySlug"];
            categorySlug: components["schemas"]["CategorySlug"];
            status: components["schemas"]["FeedStatus"];
            /** @description The role chosen in the console; null if there is none. */
            chainRoleOverride: components["schemas"]["ChainRole"] | null;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Deep pothole at the Hill Road signal */
            title: string;
            /** @description Category, ward, area, pincode, source, votes and reporter in one line. */
            metaLine: string;
            /** @description The five offices, in the order of the chain. */
            chain: components["schemas"]["FeedChainOffice"][];
            /** @description The newest 100 events. */
            activity: components["schemas"]["FeedActivity"][];
            mediaTiles: components["schemas"]["FeedMediaTile"][];
            /** @description The issue into which it was merged as a duplicate; null if it was not. */
            duplicateOf: components["schemas"]["FeedOriginal"] | null;
            /** @description Its merges that can be undone, with others as duplicates of it, or as a duplicate, newest first. */
            merges: components["schemas"]["FeedMerge"][];
            /** @description Who works on it; null: nobody. */
            holder: components["schemas"]["Holder"] | null;
            /** @description null if it is not resolved. */
            resolution: components["schemas"]["FeedResolution"] | null;
            /** @description Why it was resolved without a repair; null if it was repaired, or is not resolved. */
            outcomeReason: components["schemas"]["OutcomeReason"] | null;
            /** @description The photos that show the repair, with paths as URLs. */
            beforeAfter: components["schemas"]["BeforeAfter"][];
            /** @description Whether it is marked as escalated, which assigns it to the MLA. Its escalation to offices is independent of this. */
            forced: boolean;
            /** @description Whether its SLA label says `paused`. The pauses of its due date are independent of this. */
            slaPaused: boolean;
            /** @description Whether it is marked closed in the console. Its lifecycle status is independent of this. */
            closed: boolean;
            /** @description Whether it is visible only to its reporter and admins. */
            hidden: boolean;
            /** @description Whether it is listed before all others in the feed. */
            pinned: boolean;
        };
        ReportedPlace: {
            /** @example 19.0544 */
            lat: number;
            /** @example 72.8324 */
            lng: number;
        };
        /** @enum {string} */
        MediaType: "image" | "video" | "microblog";
        ReportedMedia: {
            /** @description Its index among all media the issue ever had, as in `mediaTiles`. */
            index: number;
            type: components["schemas"]["MediaType"];
            /**
             * @description A path of this service, or the URL of a post.
             * @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            url: string;
        };
        FeedReport: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @example A pothole as wide as a scooter has opened in the left lane just before the signal. */
            description: string;
            /**
             * @description Empty if none was given.
             * @example Hill Road
             */
            address: string;
            /**
             * @description The code of the ward; empty until the issue is placed.
             * @example H/West
             */
            ward: string;
            /** @description null if the report had none. */
            location: components["schemas"]["ReportedPlace"] | null;
            /** @description The media that are not redacted; empty while the issue is hidden. */
            media: components["schemas"]["ReportedMedia"][];
            /** @description Whether its repair has to be shown by a photo. */
            photoNeeded: boolean;
        };
        FeedMoved: {
            status: components["schemas"]["FeedStatus"];
        };
        IssueAdminState: {
            /** @description The role chosen in the console; null if there is none. */
            chainRoleOverride: components["schemas"]["ChainRole"] | null;
            /**
             * @description The indices of redacted media among all media the issue ever had, from 0.
             * @example [
             *       0
             *     ]
             */
            redactedMedia: number[];
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @description Whether it is marked as escalated, which assigns it to the MLA. Its escalation to offices is independent of this. */
            forced: boolean;
            /** @description Whether its SLA label says `paused`. The pauses of its due date are independent of this. */
            slaPaused: boolean;
            /** @description Whether it is marked closed in the console. Its lifecycle status is independent of this. */
            closed: boolean;
            /** @description Whether it is visible only to its reporter and admins. */
            hidden: boolean;
            /** @description Whether it is listed before all others in the feed. */
            pinned: boolean;
        };
        ReviewedRequest: {
            /** @enum {string} */
            status: "approved" | "denied";
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
            requestId: string;
        };
        FollowedPolicy: {
            /**
             * @description `policy`: one of the city or of all cities; `default`: the hours of its category, as no policy applies.
             * @enum {string}
             */
            kind: "policy" | "default";
            hours: number;
            /** @description The city of the policy; absent if it is for all cities. Likewise category, priority and ward. */
            city?: components["schemas"]["CitySlug"];
            category?: components["schemas"]["CategorySlug"];
            priority?: components["schemas"]["Priority"];
            /**
             * Format: date-time
             * @description Present for a policy: it applies to issues reported from then on.
             * @example 2026-03-14T08:30:00.000Z
             */
            validFrom?: string;
            /**
             * @description The code of a ward.
             * @example H/West
             */
            ward?: string;
            /**
             * @description The URL where the city has published the policy; absent if unknown.
             * @example https://city.example/charter.pdf
             */
            sourceUrl?: string;
        };
        WorkingHours: {
            /**
             * @description 1 is Monday, 7 is Sunday.
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            weekdays: number[];
            /** @example 10:00 */
            opens: string;
            /**
             * @description `24:00` is the end of the day.
             * @example 18:00
             */
            closes: string;
            /**
             * @description Holidays of the city, from the day of the report on.
             * @example [
             *       "2026-11-08"
             *     ]
             */
            holidays: string[];
            /** @example Asia/Kolkata */
            timeZone: string;
        };
        IssueClock: {
            /**
             * @description `stopped`: the issue is resolved or closed.
             * @enum {string}
             */
            state: "running" | "paused" | "stopped";
            /**
             * @description `calendar`: every hour counts; `working`: the hours in which the city works.
             * @enum {string}
             */
            kind: "calendar" | "working";
            /** @description Present if the kind is `working`. */
            workingHours?: components["schemas"]["WorkingHours"];
        };
        DueDatePause: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description When it ends, or when it was ended early.
             * @example 2026-03-14T08:30:00.000Z
             */
            until: string;
            /**
             * @description The reason, as city staff wrote it.
             * @example The road is closed for the festival
             */
            reason: string;
        };
        DueDateChange: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description Absent for the first due date.
             * @example 2026-03-14T08:30:00.000Z
             */
            from?: string;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            to: string;
            /**
             * @description The cause of the change.
             * @enum {string}
             */
            reason: "category" | "priority" | "ward" | "pause" | "resume" | "reopen";
        };
        Escalation: {
            /** @description 1 ward officer, 2 corporator, 3 MLA, 4 MP. */
            level: number;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description The due date that had passed.
             * @example 2026-03-14T08:30:00.000Z
             */
            dueAt: string;
            /**
             * @description Designation, and ward or constituency; never the name of a person.
             * @example Ward Officer, H/West
             */
            office: string;
        };
        OfficeReply: {
            level: number;
            /**
             * @description The feed status the office moved the issue to; absent for a reply without a change of status.
             * @enum {string}
             */
            status?: "progress" | "resolved";
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /**
             * @description Designation, and ward or constituency.
             * @example Ward Officer, H/West
             */
            office: string;
            /** @example The contractor begins on Monday. */
            answer: string;
        };
        IssueDueDate: {
            /**
             * Format: date-time
             * @description The time by which it is to be resolved.
             * @example 2026-03-14T08:30:00.000Z
             */
            dueAt?: string;
            /**
             * Format: date-time
             * @description The latest due date that passed while the issue was not resolved; absent if none did.
             * @example 2026-03-14T08:30:00.000Z
             */
            breachedAt?: string;
            /** @description The level of the last office it was escalated to; 0 for none. */
            escalationLevel: number;
            /**
             * Format: date-time
             * @description When it is to be escalated to the next office; absent if there is no further step.
             * @example 2026-03-14T08:30:00.000Z
             */
            nextEscalationAt?: string;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            policy: components["schemas"]["FollowedPolicy"];
            clock: components["schemas"]["IssueClock"];
            /** @description Oldest first. */
            pauses: components["schemas"]["DueDatePause"][];
            /** @description Oldest first. */
            changes: components["schemas"]["DueDateChange"][];
            /** @description In the order of the levels. */
            escalations: components["schemas"]["Escalation"][];
            /** @description The replies of these offices, oldest first. */
            replies: components["schemas"]["OfficeReply"][];
        };
        SlaPolicy: {
            /** @description null for all cities. */
            cityId: components["schemas"]["CitySlug"] | null;
            /** @description null for all categories. */
            category: components["schemas"]["CategorySlug"] | null;
            /** @description null for all priorities. */
            priority: components["schemas"]["Priority"] | null;
            hours: number;
            clock: components["schemas"]["ClockKind"];
            /**
             * Format: date-time
             * @description It applies to issues reported from then on.
             * @example 2026-03-14T08:30:00.000Z
             */
            validFrom: string;
            /**
             * Format: date-time
             * @description Issues reported from then on have another policy; null if it is in force.
             * @example 2026-03-14T08:30:00.000Z
             */
            retiredAt: string | null;
            /** @example slp_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The code of a ward of the city; null for all wards.
             * @example H/West
             */
            ward: string | null;
            /**
             * @description The URL where the city has published it; null if unknown.
             * @example https://city.example/charter.pdf
             */
            sourceUrl: string | null;
        };
        WorkingCalendar: {
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description 1 is Monday, 7 is Sunday.
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            weekdays: number[];
            /** @example 10:00 */
            opens: string;
            /**
             * @description `24:00` is the end of the day.
             * @example 18:00
             */
            closes: string;
            /** @description Whether these are the default hours, as the city has set none. */
            isUsual: boolean;
        };
        Holiday: {
            cityId: components["schemas"]["CitySlug"];
            /**
             * Format: date
             * @example 2026-03-14
             */
            date: string;
            /** @example Diwali */
            name: string;
        };
        RemovedHoliday: {
            /**
             * Format: date
             * @example 2026-03-14
             */
            date: string;
            /** @example mumbai */
            cityId: string;
        };
        ConsoleFlag: {
            /** @description How many people reported it. */
            reporterCount: number;
            /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The most frequent reason of the reports.
             * @example Spam
             */
            reasonLabel: string;
            /**
             * @description The kind of the target: Issue, Comment, Media or Reporter profile.
             * @example Issue
             */
            target: string;
            /**
             * @description The beginning of its text, or its name.
             * @example Buy my lamps
             */
            snippet: string;
            /** @description Whether it is decided. */
            resolved: boolean;
            /**
             * @description The decision; empty while it is open.
             * @example Removed
             */
            resolvedLabel: string;
            /** @description Whether the target is a person, who can be banned. */
            showBan: boolean;
        };
        FlagReport: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @example Spam */
            reasonLabel: string;
            /**
             * @description Empty if none was given.
             * @example The same text is under six issues.
             */
            note: string;
        };
        FlagDetail: {
            /** @description The city of the issue. */
            cityId: components["schemas"]["CitySlug"] | null;
            /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @description The text of the target: title and description of an issue, for media the file name or the post. */
            text: string;
            /**
             * @description The issue that is the target, or to which it belongs; null for a person.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            issueId: string | null;
            /** @description For media a path of this service, or the URL of a post; null for other targets, and for media that are not shown. */
            mediaUrl: string | null;
            /** @description The newest 100 reports. */
            reports: components["schemas"]["FlagReport"][];
        };
        DecidedFlag: {
            /** @enum {string} */
            status: "open" | "dismissed" | "warned" | "removed" | "banned";
            /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        DuplicateEvidence: {
            /**
             * @description The distance between the two; null if one has no coordinates.
             * @example 12
             */
            metres: number | null;
            /**
             * @description How much later it was reported.
             * @example 95
             */
            minutes: number;
            /**
             * @description The number of different bits, of 64, between their most similar pictures; up to 6 means the same picture; null if
             *     one has none.
             * @example 2
             */
            pictureDistance: number | null;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6j */
            issueId: string;
            /**
             * @description Words of both titles, in lower case.
             * @example [
             *       "pothole",
             *       "signal"
             *     ]
             */
            sharedWords: string[];
        };
        DuplicateCluster: {
            /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Infrastructure */
            category: string;
            /**
             * @description The code of the ward.
             * @example H/West
             */
            ward: string;
            /**
             * @description The days from the first report to the last (ISO 8601).
             * @example 2026-03-12/2026-03-14
             */
            window: string;
            /**
             * @description Ids of issues, oldest first.
             * @example [
             *       "iss_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            members: string[];
            /** @description The similarities of each further member to the first one, in the order of the members. */
            evidence: components["schemas"]["DuplicateEvidence"][];
            merged: boolean;
            /**
             * @description Present if it was merged.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            canonicalIssueId?: string;
            /** @description Whether city staff dismissed it, as its issues are no duplicates. */
            dismissed: boolean;
        };
        MergedCluster: {
            /** @enum {boolean} */
            merged: true;
            /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The issue the others are duplicates of.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            canonicalIssueId: string;
        };
        UnmergedCluster: {
            /** @enum {boolean} */
            merged: false;
            /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The ids of the issues that are by themselves again.
             * @example [
             *       "iss_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            restored: string[];
        };
        DismissedCluster: {
            /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            dismissed: boolean;
        };
        MovableMessage: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @example msg_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The shown name.
             * @example Asha Kulkarni
             */
            author: string;
            /**
             * @description Its first 200 characters.
             * @example The bin beside it is full, too.
             */
            text: string;
        };
        MovableMedium: {
            type: components["schemas"]["MediaType"];
            /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description A path of this service, or the URL of a post.
             * @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            url: string;
        };
        Supporter: {
            /**
             * Format: date-time
             * @description When they upvoted it.
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description null: somebody who does not show their name.
             * @example Asha Kulkarni
             */
            name: string | null;
        };
        Movable: {
            messages: components["schemas"]["MovableMessage"][];
            media: components["schemas"]["MovableMedium"][];
            supporters: components["schemas"]["Supporter"][];
        };
        SplitIssues: {
            /**
             * @description The ids of the new issues, in the order of the parts.
             * @example [
             *       "iss_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            issueIds: string[];
        };
        RecordedActor: {
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The name at that time.
             * @example Asha Kulkarni
             */
            name: string;
        };
        AuditRecord: {
            /**
             * @description Its position in the log.
             * @example 812
             */
            position: number;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @description The state of the target before; null if it has no meaning for the act. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The state of the target after; null if it has no meaning for the act. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The surface of the act.
             * @example console
             */
            surface: string;
            actor: components["schemas"]["RecordedActor"];
            /**
             * @description The act.
             * @example geo.update_ward
             */
            action: string;
            /**
             * @description The kind of the target.
             * @example ward
             */
            targetType: string;
            /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            targetId: string;
            /** @description The note of the actor. */
            note: string | null;
            /** @description SHA-256 over this record and the hash of the previous one. */
            hash: string;
        };
        AuditHead: {
            /** @example 812 */
            position: number;
            /** @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae */
            hash: string;
        };
        AuditBreak: {
            /**
             * @description The first invalid record.
             * @example 640
             */
            position: number;
            /**
             * @description What is wrong with the record.
             * @example it was changed
             */
            reason: string;
        };
        AuditPiece: {
            /**
             * @description How many records of the part are valid.
             * @example 812
             */
            records: number;
            /** @description The last of them, after which the next part begins; null if there is none. */
            head: components["schemas"]["AuditHead"] | null;
            /** @description null if the part is valid. */
            broken: components["schemas"]["AuditBreak"] | null;
            /** @description Whether the chain ends here, or is broken. */
            isLast: boolean;
        };
        AuditActor: {
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The name in the newest of the records.
             * @example Asha Kulkarni
             */
            name: string;
            /**
             * @description The surface of the acts.
             * @example console
             */
            surface: string;
        };
        JobStatus: {
            /**
             * Format: date-time
             * @description The start of its last run; null if it never ran.
             * @example 2026-03-14T08:30:00.000Z
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            finishedAt: string | null;
            /** @description The counts of the last run, with names of the job's own. */
            outcome: {
                [key: string]: unknown;
            } | null;
            runs: number;
            failures: number;
            /** @example media-sweep */
            name: string;
            /** @description Whether an instance is running it. */
            running: boolean;
            /** @description The error of the last run; null if it succeeded. */
            failure: string | null;
        };
        Queues: {
            /** @description The number of waiting items in each queue, for example issuePlaces. */
            waiting: {
                [key: string]: number;
            };
            jobs: components["schemas"]["JobStatus"][];
        };
        ConsoleAccount: {
            role: components["schemas"]["ConsoleRoleName"];
            /** @description The ids of cities; null for all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /** @description In which the console is shown; absent until the account has chosen one. */
            language?: components["schemas"]["ConsoleLanguage"];
            /** @description The categories it works for; empty for all. */
            categories: components["schemas"]["CategorySlug"][];
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description null: never.
             * @example 2026-03-14T08:30:00.000Z
             */
            lastLoginAt: string | null;
            /**
             * @description The codes of the wards it works for; empty for all of its cities.
             * @example [
             *       "H/West"
             *     ]
             */
            wards: string[];
            /** @description Whether an agent or call_taker may see contact data of citizens. */
            contacts: boolean;
            /** @description Whether it may sign in. */
            active: boolean;
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example asha@city.example */
            email: string;
            /** @example Asha Kulkarni */
            name: string;
        };
        Invited: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The token for accept-invite, valid once; shown only in this answer.
             * @example
             */
            token: string;
        };
        Inviter: {
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Asha Kulkarni */
            name: string;
        };
        OpenInvite: {
            role: components["schemas"]["ConsoleRoleName"];
            /** @description The ids of cities; null for all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /** @example asha@city.example */
            email: string;
            /** @example Asha Kulkarni */
            name: string;
            /** @description Absent: all. */
            categories?: components["schemas"]["CategorySlug"][];
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            expiresAt: string;
            /** @description The invitation is valid only while this account is an active super_admin. */
            invitedBy: components["schemas"]["Inviter"];
            /**
             * @description Absent: all of the cities.
             * @example [
             *       "H/West"
             *     ]
             */
            wards?: string[];
        };
        WithdrawnInvite: {
            role: components["schemas"]["ConsoleRoleName"];
            /** @description The ids of cities; null for all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /** @example asha@city.example */
            email: string;
            /** @example Asha Kulkarni */
            name: string;
            /** @description Absent: all. */
            categories?: components["schemas"]["CategorySlug"][];
            /** @enum {boolean} */
            withdrawn: true;
            /**
             * @description Absent: all of the cities.
             * @example [
             *       "H/West"
             *     ]
             */
            wards?: string[];
        };
        ConsoleRole: {
            role: components["schemas"]["ConsoleRoleName"];
            /** @example Reviewer */
            label: string;
            /** @example Reviews the feed: statuses, flags, duplicates */
            description: string;
            /**
             * @description The parts of the console that the role may change, or with `.read` only read.
             * @example [
             *       "feed",
             *       "analytics"
             *     ]
             */
            permissions: string[];
        };
        ConsoleGroup: {
            role: components["schemas"]["ConsoleRoleName"];
            /** @description The ids of cities; null for all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /** @description Empty for all. */
            categories: components["schemas"]["CategorySlug"][];
            /**
             * @description null: it is in CONSOLE_OIDC_GROUPS, and cannot be changed here.
             * @example grp_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            id: string | null;
            /**
             * @description As the provider names it in the claim `groups`.
             * @example roads-h-west
             */
            name: string;
            /** @description Of several groups of a person the lowest counts; null: before all others. */
            position: number | null;
            /**
             * @description Codes of wards; empty for all of the cities.
             * @example [
             *       "H/West"
             *     ]
             */
            wards: string[];
            /** @description The ids of the units that its members belong to; null: those that the console gives them. */
            units: string[] | null;
        };
        RemovedGroup: {
            /** @enum {boolean} */
            removed: true;
            id: string;
        };
        ApiClient: {
            /** @description The ids of cities; null for all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its key was revoked; null if it is valid.
             * @example 2026-03-14T08:30:00.000Z
             */
            revokedAt: string | null;
            /** @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description Shown as the reporter of its issues.
             * @example Mumbai 1916 helpline
             */
            name: string;
            /**
             * @description The address of its operator; null if unknown.
             * @example relay@helpline.example
             */
            email: string | null;
        };
        RegisteredApiClient: {
            /** @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Mumbai 1916 helpline */
            name: string;
            /**
             * @description The key, shown only in this answer.
             * @example c311_3q2-7wEjv0lXb1mZ8Yc5rT9uKsPdHfGnA4oQiJx6yBk
             */
            apiKey: string;
        };
        SlaHours: {
            /** @example 72 */
            Infrastructure: number;
            /** @example 24 */
            "Garbage & filth": number;
            /** @example 24 */
            Safety: number;
            /** @example 12 */
            Traffic: number;
            /** @example 72 */
            "Public transport": number;
            /** @example 168 */
            Corruption: number;
        };
        FeedTransitions: {
            /**
             * @example [
             *       "ack",
             *       "progress",
             *       "resolved",
             *       "overdue"
             *     ]
             */
            new: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "progress",
             *       "resolved",
             *       "overdue"
             *     ]
             */
            ack: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "ack",
             *       "resolved",
             *       "overdue"
             *     ]
             */
            progress: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "progress"
             *     ]
             */
            resolved: components["schemas"]["FeedStatus"][];
            /**
             * @example [
             *       "ack",
             *       "progress",
             *       "resolved"
             *     ]
             */
            overdue: components["schemas"]["FeedStatus"][];
        };
        ConsoleFeatures: {
            /**
             * @description Whether the job searches for duplicates.
             * @example true
             */
            duplicateDetection: boolean;
            /**
             * @description Whether messages to people on channels are sent; if not, they wait.
             * @example true
             */
            outboundMessages: boolean;
        };
        PhotoNeeded: {
            /** @example false */
            traffic: boolean;
            /** @example true */
            road: boolean;
            /** @example false */
            infrastructure: boolean;
            /** @example false */
            hygiene: boolean;
            /** @example false */
            healthcare: boolean;
            /** @example false */
            systemic: boolean;
        };
        ConsoleConfiguration: {
            slaHours: components["schemas"]["SlaHours"];
            transitions: components["schemas"]["FeedTransitions"];
            features: components["schemas"]["ConsoleFeatures"];
            photoNeeded: components["schemas"]["PhotoNeeded"];
        };
        /** @enum {string} */
        NotificationKind: "flag" | "delivery_failed" | "channel_degraded" | "webhook_disabled" | "office_not_reached" | "picture_not_stored" | "mail_outage" | "reopen_request" | "resolution_rated_down" | "issue_assigned" | "issue_reopened" | "issue_escalated" | "issue_mentioned";
        Notification: {
            kind: components["schemas"]["NotificationKind"];
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description null while it is unread.
             * @example 2026-03-14T08:30:00.000Z
             */
            readAt: string | null;
            /** @example ntf_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example A comment was flagged: spam */
            title: string;
            /**
             * @description The kind of its target.
             * @example flag
             */
            targetType: string;
            /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
            targetId: string;
            /**
             * @description The id of the account that read it first.
             * @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            readBy: string | null;
        };
        ReadNotifications: {
            read: number;
        };
        AnalyticsGroup: {
            reported: number;
            resolved: number;
            /**
             * @description The day, the ward, the category or the channel.
             * @example Infrastructure
             */
            key: string;
        };
        Analytics: {
            /**
             * Format: date
             * @example 2026-03-14
             */
            from: string;
            /**
             * Format: date
             * @example 2026-03-14
             */
            to: string;
            /** @description Days without reports or resolutions are left out. */
            byDay: components["schemas"]["AnalyticsGroup"][];
            byWard: components["schemas"]["AnalyticsGroup"][];
            byCategory: components["schemas"]["AnalyticsGroup"][];
            byChannel: components["schemas"]["AnalyticsGroup"][];
            /**
             * @description The time from report to resolution of the issues resolved in the period, to one decimal; null if there are none.
             * @example 31.5
             */
            medianHoursToResolve: number | null;
        };
        CityRecord: {
            id: components["schemas"]["CitySlug"];
            status: components["schemas"]["CityRolloutStatus"];
            /** @example Mumbai */
            name: string;
            /** @example Maharashtra */
            state: string;
            /** @example mumbai */
            subdomain: string;
            /** @example Asia/Kolkata */
            timeZone: string;
        };
        ListedWard: {
            /** @example Bandra West */
            name: string;
            /** @example Western Suburbs */
            zone: string;
            /** @example 9 */
            wardNumber: number;
            /** @example Hill Road, Bandra West */
            officeAddress: string;
            /** @example 022 5550 0100 */
            phone: string;
            /** @example 71 */
            score: number | null;
            /**
             * @description Set only for wards on the leaderboard.
             * @example 66
             */
            resPct: number | null;
            /** @example -2 */
            trend: number | null;
            cityId: components["schemas"]["CitySlug"];
            hasBoundary: boolean;
            /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example H/West */
            code: string;
        };
        WardRecord: {
            /** @example Bandra West */
            name: string;
            /** @example Western Suburbs */
            zone: string;
            /** @example 9 */
            wardNumber: number;
            /** @example Hill Road, Bandra West */
            officeAddress: string;
            /** @example 022 5550 0100 */
            phone: string;
            /** @example 71 */
            score: number | null;
            /**
             * @description Set only for wards on the leaderboard.
             * @example 66
             */
            resPct: number | null;
            /** @example -2 */
            trend: number | null;
            cityId: components["schemas"]["CitySlug"];
            /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example H/West */
            code: string;
        };
        SourcedBoundary: {
            /** @description null if there is none. */
            boundary: components["schemas"]["MultiPolygon"] | null;
            /**
             * @description The digest of the boundary, as in the audit log; null if there is none.
             * @example null
             */
            sha256: string | null;
            /**
             * @description The source of the boundary, for the attribution on maps; empty if unknown.
             * @example City survey, 2025
             */
            source: string;
        };
        WardBoundary: {
            /** @description null if there is none. */
            boundary: components["schemas"]["MultiPolygon"] | null;
        };
        PincodeRecord: {
            cityId: components["schemas"]["CitySlug"];
            /** @example 400050 */
            pincode: string;
            /** @example H/West */
            wardCode: string;
            /** @example Hill Road */
            area: string;
            /** @example 19.0544 */
            lat: number | null;
            /** @example 72.8324 */
            lng: number | null;
            /** @description Whether this is the main ward of the pincode; a pincode in several wards has one main ward. */
            isMain: boolean;
        };
        BoundaryChange: {
            /**
             * @description new: it had none; replaced: it had another one; same: it already has this one.
             * @enum {string}
             */
            change: "new" | "replaced" | "same";
            /** @description The number of its positions. */
            positions: number;
            /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            wardId: string;
            /** @example H/West */
            code: string;
            /** @example Bandra West */
            name: string;
            /**
             * @description In square kilometres.
             * @example 11.62
             */
            areaKm2: number;
            /**
             * @description The area of its current boundary; null if it has none.
             * @example 11.64
             */
            areaBeforeKm2: number | null;
        };
        BoundaryProblem: {
            /**
             * @description The index of the feature in the file, from 0, and its invalid member.
             * @example features.3.geometry
             */
            field: string;
            /** @example is of a ward that comes before in the file */
            message: string;
            /**
             * @description The code of the feature's ward.
             * @example H/West
             */
            ward: string;
        };
        BoundaryImport: {
            /**
             * @description A digest of the current boundaries of the wards in `changes`.
             * @example 5d0c7b1f0e7e3f3c6a7f3c4c1a9f0a4b7a6b2c1d0e9f8a7b6c5d4e3f2a1b0c9d
             */
            from: string;
            /** @description Whether nothing was stored. */
            dryRun: boolean;
            /** @description Ordered by code. */
            changes: components["schemas"]["BoundaryChange"][];
            /** @description The names of features that match no ward of the city; they are ignored. */
            unknown: string[];
            /** @description The codes of wards without a feature in the file; they are not changed. */
            missing: string[];
            /** @description The first hundred problems. If there are any, nothing is stored. */
            problems: components["schemas"]["BoundaryProblem"][];
        };
        OfficialContact: {
            /**
             * Format: date-time
             * @description Since when nothing is mailed to the address, as its mailbox does not exist; null if mail is sent.
             * @example 2026-03-14T08:30:00.000Z
             */
            mailRefusedAt: string | null;
            /** @example off_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Meera Joshi */
            name: string;
            /** @example Corporator */
            designation: string;
            /** @example mumbai */
            cityId: string;
            /** @example H/West */
            ward: string;
            /** @example Bandra West */
            constituency: string;
            /** @example 022 5550 0100 */
            phone: string;
            /** @example ward.hw@city.example */
            email: string;
            /** @example +91 22 5550 0101 */
            chatNumber: string;
            /** @example @wardhw */
            microHandle: string;
            /**
             * @description The number of letters about late issues that were given up or not written, at most 100; write-again writes them.
             * @example 0
             */
            lettersToWrite: number;
        };
        RowError: {
            /**
             * @description The line of the file; 2 is the first one after the header.
             * @example 3
             */
            row: number;
            /**
             * @description The column, `row` for the whole line, or `file` for the part that was not read.
             * @example pincodes
             */
            field: string;
            /** @example must be six digits */
            message: string;
        };
        Imported: {
            /** @description The number of imported rows. */
            imported: number;
            /** @description The number of refused rows. */
            skipped: number;
            /** @description In the order of the file; at most 100,000. */
            errors: components["schemas"]["RowError"][];
        };
        ConsoleReporter: {
            reports: number;
            resolved: number;
            score: number;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            joinedAt: string;
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
            /**
             * @description The name in the URL of the public profile.
             * @example asha-kulkarni
             */
            slug: string;
            /** @example Asha Kulkarni */
            name: string;
            /**
             * @description Masked; empty if unknown.
             * @example a•••@e•••.org
             */
            email: string;
            /**
             * @description The role of the account: superadmin, admin, power_user, user, viewer.
             * @example user
             */
            role: string;
            /** @example mumbai */
            cityId: string;
            isCitizenReporter: boolean;
            /**
             * @description Empty if unknown.
             * @example Zone 3
             */
            zone: string;
            /** @example Bandra */
            area: string | null;
        };
        VerifiedReporter: {
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
            isCitizenReporter: boolean;
        };
        BannedReporter: {
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
            /** @example viewer */
            role: string;
        };
        RevealedPlace: {
            /**
             * @description In degrees (WGS 84); null: no point is known.
             * @example 19.0596
             */
            lat: number | null;
            /** @example 72.8295 */
            lng: number | null;
            /**
             * @description null if unknown.
             * @example Hill Road 12
             */
            address: string | null;
        };
        Revealed: {
            /** @example asha@example.org */
            email?: string | null;
            /** @example +91 98200 54321 */
            phone?: string | null;
            /** @example Asha Kulkarni */
            name?: string | null;
            /**
             * @description An address, a number, or the name of an account on a channel.
             * @example asha@example.org
             */
            contact?: string | null;
            exactPlace?: components["schemas"]["RevealedPlace"] | null;
        };
        PersonalDataRead: {
            id: number;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            purpose: components["schemas"]["ReadPurpose"] | null;
            kinds: components["schemas"]["DataKind"][];
            /**
             * @description Who read.
             * @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            accountId: string;
            /**
             * @description The role at that time.
             * @example city_admin
             */
            role: string;
            /** @example POST /api/admin/privacy/reveal */
            route: string;
            /** @description The purpose in words; null without, and `erased` if whose data it was is. */
            words: string | null;
            /**
             * @description The cities of who read; null: all.
             * @example [
             *       "mumbai"
             *     ]
             */
            cities: string[] | null;
            /**
             * @description Whose data was read, at most 100: accounts, officials, or digests of addresses and numbers.
             * @example [
             *       "usr_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            subjects: string[];
        };
        /** @enum {string} */
        PersonalKind: "phone" | "email" | "aadhaar" | "pan" | "plate" | "upi" | "voter_id" | "bank_account" | "home_address";
        Finding: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            foundAt: string;
            target: components["schemas"]["TextKind"];
            kind: components["schemas"]["PersonalKind"];
            /** @description In UTF-16 units of the text, as `end`, which is exclusive. */
            start: number;
            end: number;
            /** @example fnd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @example Street light dark at the stop */
            issueTitle: string;
            /**
             * @description The issue, the message or the request; of a resolution its issue.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            targetId: string;
            /** @example description */
            field: string;
            /**
             * @description At most 60 characters of the text before it.
             * @example The lamp is dark, call me on
             */
            before: string;
            /** @example 98765 43210 */
            words: string;
            /**
             * @description At most 60 characters of the text after it.
             * @example or the office.
             */
            after: string;
        };
        DismissedFinding: {
            /** @enum {boolean} */
            dismissed: true;
            /** @example fnd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            findingId: string;
        };
        UndoneRedaction: {
            /** @enum {boolean} */
            undone: true;
            /** @example red_01k0g4yq3fe8tr2v7b5x9cdm6h */
            redactionId: string;
        };
        Redacted: {
            /** @example red_01k0g4yq3fe8tr2v7b5x9cdm6h */
            redactionId: string;
        };
        CoveredMedia: {
            /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
            mediaId: string;
            /**
             * @description The same URL as before, with other bytes.
             * @example https://city.example/media/med_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            url: string;
        };
        FoundRecord: {
            /**
             * @description The record, as an export has it.
             * @example {
             *       "email": "caller@example.org"
             *     }
             */
            value: {
                [key: string]: unknown;
            };
            /**
             * @description A kind of the exports, such as posts.
             * @example contacts
             */
            kind: string;
        };
        FoundByAddress: {
            /**
             * @description How many records there are of each kind.
             * @example {
             *       "contacts": 1
             *     }
             */
            counts: {
                [key: string]: number;
            };
            /**
             * @description The digest by which the log of reads and requests know the address.
             * @example 3f1c9a0b52de
             */
            subject: string;
            /**
             * @description The accounts with this address; their records are not shown.
             * @example []
             */
            accounts: string[];
            /** @description The first 200. */
            items: components["schemas"]["FoundRecord"][];
        };
        ErasedAddress: {
            /** @description How many rows. */
            erased: number;
        };
        /** @enum {string} */
        PrivacyRequestKind: "access" | "correction" | "erasure" | "objection" | "complaint" | "nomination" | "child";
        PrivacyRequest: {
            /** @description The city of the account; null: somebody without one. */
            city: components["schemas"]["CitySlug"] | null;
            kind: components["schemas"]["PrivacyRequestKind"];
            /** @description The language of the answer. */
            language: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            dueAt: string;
            /** @example prq_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The account, or a digest of the address of somebody without one.
             * @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            subject: string;
            /**
             * @description `erased` if the person is.
             * @example Please correct the address of my account
             */
            text: string;
            /** @description The masked address of somebody without an account. */
            email: string | null;
            /** @description When super admins were told that it is due soon. */
            escalatedAt: string | null;
            answer: string | null;
            answeredAt: string | null;
            /** @description The account of the console. */
            answeredBy: string | null;
        };
        Child: {
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
            /** @description Whether it is treated as that of somebody under 18. */
            child: boolean;
        };
        /** @enum {string} */
        ConsoleChannel: "chat" | "photo" | "micro" | "platform";
        ChannelConfig: {
            channel: components["schemas"]["ConsoleChannel"];
            /** @example #1E8E5A */
            color: string;
            /**
             * @description Always demo if demoMode is on.
             * @enum {string}
             */
            connectionStatus: "connected" | "degraded" | "demo" | "not_configured";
            /**
             * Format: date-time
             * @description When the newest post was received.
             * @example 2026-03-14T08:30:00.000Z
             */
            lastReceived: string | null;
            /**
             * Format: date-time
             * @description The time of the last test or read.
             * @example 2026-03-14T08:30:00.000Z
             */
            lastCheckedAt: string | null;
            /**
             * @description The fraction of failed requests.
             * @example 0.02
             */
            errorRate: number;
            requestCount: number;
            /** @example Chat */
            name: string;
            /** @description Whether samples are shown instead of real posts. */
            demoMode: boolean;
            /**
             * @description The account of this service on the channel.
             * @example demo_phone
             */
            handle: string;
            /** @description Whether a credential is configured. */
            hasSecret: boolean;
            /**
             * @description At most the end of the credential; null without one.
             * @example ••••form
             */
            secretMasked: string | null;
            /** @description The token with which the platform verifies the webhook; only for the chat channel. */
            webhookVerifyToken: string | null;
            /** @description The URL to which the platform delivers; only for the chat channel. */
            webhookUrl: string | null;
            /** @description The last error; null if there was none. */
            lastError: string | null;
        };
        ChannelTest: {
            channel: components["schemas"]["ConsoleChannel"];
            /** @enum {string} */
            mode: "live" | "demo";
            ok: boolean;
            /** @example The channel answers */
            message: string;
        };
        DemoMode: {
            channel: components["schemas"]["ConsoleChannel"];
            demoMode: boolean;
        };
        PersonalPart: {
            kind: components["schemas"]["PersonalKind"];
            start: number;
            /** @description Exclusive. */
            end: number;
        };
        PostPlace: {
            /** @example 19.0544 */
            lat: number;
            /** @example 72.8324 */
            lng: number;
            /** @example Bandra Bus Depot */
            name: string;
            /** @example Hill Road, Mumbai */
            address: string;
        };
        PostMedium: {
            /** @enum {string} */
            type: "image" | "video";
            /**
             * @description Empty until the file is fetched.
             * @example https://pictures.example/31.jpg
             */
            url: string;
        };
        ChannelMention: {
            /** @example men_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The name of its channel.
             * @example Chat
             */
            chanLabel: string;
            /**
             * @description The author, with the name on the channel.
             * @example Ravi Menon
             */
            from: string;
            /**
             * @description The whole text; converting publishes its first 2,000 characters.
             * @example There is a pothole at the signal
             */
            text: string;
            /** @description The parts of the text that converting hides, in order. */
            personal: components["schemas"]["PersonalPart"][];
            /** @description The position sent with the post, where converting puts the issue; null without one. */
            location: components["schemas"]["PostPlace"] | null;
            /** @description The pictures and videos that converting publishes, at most ten of them. */
            media: components["schemas"]["PostMedium"][];
            /**
             * @description The time since it was received.
             * @example 5m
             */
            time: string;
            /** @description Whether it is an invented sample, for trying the console. */
            sample: boolean;
            converted: boolean;
            /**
             * @description The issue it became; null if it was not converted.
             * @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            convertedIssueId: string | null;
            /** @description Whether city staff took it off the public walls. */
            hidden: boolean;
        };
        SyncedMentions: {
            fetched: number;
            /** @description How many of them were new in the inbox. */
            inserted: number;
            /** @enum {string} */
            mode: "live" | "demo";
        };
        ConvertedChannelMention: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @description Whether it already had an issue: then nothing was changed. */
            alreadyConverted: boolean;
        };
        HiddenMention: {
            /** @example men_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            hidden: boolean;
        };
        OutboundTemplate: {
            /** @example status_ack */
            key: string;
            /** @example Acknowledged */
            name: string;
            body: string;
            active: boolean;
        };
        OutboundDelivery: {
            channel: components["schemas"]["ConsoleChannel"];
            /**
             * @description retrying: it is still waiting to be sent.
             * @enum {string}
             */
            status: "sent" | "failed" | "retrying";
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the person got it; null until the chat platform says so, and on other channels.
             * @example 2026-03-14T08:30:00.000Z
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the person read it, as the chat platform says.
             * @example 2026-03-14T08:30:00.000Z
             */
            readAt: string | null;
            /** @example dlv_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description At most the end of the recipient's address.
             * @example •••678
             */
            toMasked: string;
            /** @example status_ack */
            templateKey: string;
            /**
             * @description Why it was refused: the code of the channel, `no_template`, `stopped`, or the HTTP status where there is no code.
             *     null: it was not, or the channel did not answer.
             * @example 131026
             */
            errorCode: string | null;
        };
        SendLimits: {
            /** @enum {string} */
            id: "default";
            /**
             * @description The begin of the quiet hours, in the time zone of the city.
             * @example 22:00
             */
            quietFrom: string;
            /**
             * @description The end of the quiet hours; there are none if it equals the begin.
             * @example 08:00
             */
            quietTo: string;
            /** @description The maximum number of messages to one person per hour. */
            rateCapPerHour: number;
        };
        CategoryOffice: {
            category: components["schemas"]["FeedCategory"];
            /**
             * @description The name of a department, or Unassigned.
             * @example Roads and Traffic Department
             */
            office: string;
        };
        CategoryKeyword: {
            /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example pothole */
            keyword: string;
        };
        CategoryKeywords: {
            category: components["schemas"]["FeedCategory"];
            keywords: components["schemas"]["CategoryKeyword"][];
        };
        AddedKeyword: {
            category: components["schemas"]["FeedCategory"];
            /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example bus bunching */
            keyword: string;
        };
        RemovedKeyword: {
            /** @example kwd_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        CityRule: {
            /** @example Words: Mumbai, bandra, andheri */
            rule: string;
            /**
             * @description The city, by its id.
             * @example mumbai
             */
            target: string;
        };
        /** @enum {string} */
        WebhookDisabledReason: "asked" | "gone" | "failing" | "revoked";
        WebhookEndpoint: {
            eventTypes: components["schemas"]["WebhookEventType"][];
            /** @description The ids of the cities whose events are sent; null: all cities. */
            cityScope: components["schemas"]["CitySlug"][] | null;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /** @description The number of events still to be sent; 1,000 means 1,000 or more. */
            waiting: number;
            /**
             * Format: date-time
             * @description The time of the first failure since the last success; null: the endpoint does not fail.
             * @example 2026-03-14T08:30:00.000Z
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description The endpoint asked by `Retry-After` for no deliveries until this time; null: no such request since the last
             *     success.
             * @example 2026-03-14T08:30:00.000Z
             */
            heldUntil: string | null;
            /**
             * Format: date-time
             * @description The time since which no events are sent; null: the endpoint is enabled.
             * @example 2026-03-14T08:30:00.000Z
             */
            disabledAt: string | null;
            /**
             * @description `asked`: disabled by request; `gone`: it answered 410; `failing`: every delivery failed for five days; `revoked`:
             *     its client was revoked.
             */
            disabledReason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description Until this time, deliveries are also signed with the previous secret; null: there is only one secret.
             * @example 2026-03-14T08:30:00.000Z
             */
            previousSecretUntil: string | null;
            /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example https://example.org/hooks/civic */
            url: string;
            /**
             * @description The purpose of the endpoint.
             * @example Work orders of the roads department
             */
            description: string;
            /**
             * @description The client that manages the endpoint; null: city staff manage it.
             * @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            clientId: string | null;
        };
        WebhookSecret: {
            /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The secret its deliveries are signed with; this is the only response that shows it.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD5rdlJp8rVqE=
             */
            secret: string;
        };
        WebhookTest: {
            /**
             * @description The id of the event.
             * @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            eventId: string;
        };
        ReplayedWebhooks: {
            /** @description The number of events that are sent again, at most 1,000; 0 if the endpoint wants none of the events of this page. */
            replayed: number;
            /** @description The cursor if the period has more events: send it as `lastKey`, with the same times; null: the end was reached. */
            nextKey: string | null;
        };
        WebhookAttempt: {
            /**
             * @description The position in the log: the newest attempt has the highest.
             * @example 812
             */
            position: number;
            /** @description The number of the attempt, starting at 1. */
            number: number;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            durationMs: number;
            /** @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
            eventId: string;
            /** @example issue.reported */
            type: string;
            /**
             * @description The status code of the response; null: there was no response.
             * @example 503
             */
            status: number | null;
            /**
             * @description The reason of the failure; null: the endpoint accepted the event.
             * @example It answered 503
             */
            failure: string | null;
        };
        RemovedWebhookEndpoint: {
            /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        SubscriptionCount: {
            /** @enum {string} */
            kind: "issue" | "ward" | "category" | "place";
            /** @enum {string} */
            frequency: "instant" | "daily" | "weekly";
            total: number;
            /** @description How many of them have a confirmed address; only these get mail. */
            confirmed: number;
        };
        Unit: {
            cityId: components["schemas"]["CitySlug"];
            /**
             * @description As it was given: a text, or one for each language.
             * @example {
             *       "en": "Roads, H/West",
             *       "mr": "रस्ते, एच/पश्चिम"
             *     }
             */
            name: string | {
                en?: string;
                hi?: string;
                mr?: string;
                kn?: string;
                ta?: string;
                te?: string;
                bn?: string;
                gu?: string;
            };
            kind: components["schemas"]["UnitKind"];
            /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description A department of the accountability records.
             * @example dep_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            departmentId: string | null;
            /**
             * @description An official of the accountability records.
             * @example off_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            officialId: string | null;
            /** @example roads.hwest@city.example */
            email: string | null;
            /** @description An inactive unit gets no issues. */
            active: boolean;
            /**
             * @description The ids of its accounts.
             * @example [
             *       "adm_01k0g4yq3fe8tr2v7b5x9cdm6h"
             *     ]
             */
            members: string[];
        };
        TakenIssue: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /**
             * @description The last characters of the id.
             * @example dm6h7k
             */
            number: string;
        };
        /** @enum {string} */
        LifecycleStatus: "open" | "in_progress" | "resolved" | "closed";
        OfferedIssue: {
            category: components["schemas"]["CategorySlug"];
            status: components["schemas"]["LifecycleStatus"];
            supporters: number;
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            reportedAt: string;
            /**
             * @description From the point of the report; null without a point.
             * @example 40
             */
            metres: number | null;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /**
             * @description The last characters of the id.
             * @example dm6h7k
             */
            number: string;
            /** @example Deep pothole at the Hill Road signal */
            title: string;
            /**
             * @description The address, otherwise the area; empty if neither is known.
             * @example Hill Road
             */
            place: string;
        };
        AddedMedia: {
            type: components["schemas"]["MediaType"];
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            addedAt: string;
            /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
            mediaId: string;
            /** @example https://micro.example/asha/status/1790000000000000000 */
            url: string;
        };
        Assigned: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            assignedAt: string;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @description null: nobody. */
            holder: components["schemas"]["Holder"] | null;
        };
        AssignmentRule: {
            cityId: components["schemas"]["CitySlug"];
            /** @description null for any. */
            category: components["schemas"]["CategorySlug"] | null;
            /** @example rul_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The code of a ward; null for any.
             * @example H/West
             */
            ward: string | null;
            /** @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
            unitId: string;
        };
        AppliedRules: {
            /** @description Unfinished issues without a holder for which there is a rule. */
            matched: number;
            /** @description How many of them got their holder; 0 in a dry run. */
            assigned: number;
        };
        RemovedRule: {
            /** @enum {boolean} */
            removed: true;
            /** @example rul_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        /** @enum {string} */
        BulkActState: "running" | "done" | "stopped" | "undoing" | "undone";
        BulkResult: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            done: boolean;
            /**
             * @description Why it was not done; absent if it was, and while it waits.
             * @example The issue is closed
             */
            reason?: string;
        };
        RefusedIssue: {
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            /** @example The issue is closed */
            reason: string;
        };
        StartedBulkAct: {
            act?: components["schemas"]["BulkActName"];
            state?: components["schemas"]["BulkActState"];
            total: number;
            /**
             * @description Absent in a dry run, as `act`, `state`, `done`, `failed` and `results`.
             * @example blk_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            id?: string;
            /** @example 3 */
            done?: number;
            /** @example 0 */
            failed?: number;
            results?: components["schemas"]["BulkResult"][];
            /**
             * @description How many issues it would change; only in a dry run.
             * @example 3
             */
            would?: number;
            /** @description At most 500 of those that it would not change; only in a dry run. */
            refused?: components["schemas"]["RefusedIssue"][];
        };
        BulkAct: {
            act: components["schemas"]["BulkActName"];
            state: components["schemas"]["BulkActState"];
            total: number;
            done: number;
            failed: number;
            /** @example blk_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @description At most 500; of more, the failed ones first. */
            results: components["schemas"]["BulkResult"][];
        };
        /** @enum {string} */
        QueueState: "reopened" | "disputed" | "waiting" | "flagged" | "hidden" | "merged" | "pinned";
        QueueIssue: {
            /**
             * Format: date-time
             * @description The time by which it is to be resolved; null if it was never calculated.
             * @example 2026-03-14T08:30:00.000Z
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description The latest due date that passed while it was not resolved; null if none did.
             * @example 2026-03-14T08:30:00.000Z
             */
            breachedAt: string | null;
            /** @description The level of the last office it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0 for none. */
            escalationLevel: number;
            status: components["schemas"]["FeedStatus"];
            /** @example #FFF1E0 */
            pillBg: string;
            /** @example #B55B0B */
            pillFg: string;
            /** @example #E08A1E */
            pillDot: string;
            /** @example #1B7F4F */
            slaColor: string;
            /**
             * @description The role in charge: the one chosen in the console, otherwise MLA if marked as escalated, otherwise Municipal Ward
             *     Officer.
             */
            role: components["schemas"]["ChainRole"];
            /**
             * Format: date-time
             * @description When it was reported.
             * @example 2026-03-14T08:30:00.000Z
             */
            reportedAt: string;
            /** @description How many people support it. */
            supporters: number;
            state: components["schemas"]["QueueState"][];
            /**
             * @description The last six characters of its id.
             * @example c9dm6h
             */
            number: string;
            /**
             * @description Its address, else its area; empty if unknown.
             * @example Hill Road
             */
            place: string;
            /**
             * @description A path of this service; null without a photo.
             * @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            photoUrl: string | null;
            /** @description null: nobody. */
            holder: components["schemas"]["Holder"] | null;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Deep pothole at the Hill Road signal */
            title: string;
            /**
             * @description The label of its category.
             * @example Infrastructure
             */
            category: string;
            /**
             * @description The code of the ward; empty until the issue is placed.
             * @example H/West
             */
            ward: string;
            /**
             * @description Empty if unknown.
             * @example 400050
             */
            pincode: string;
            /**
             * @description The label of the status.
             * @example In progress
             */
            statusLabel: string;
            /**
             * @description The hours left or overdue, depending on the stored status; never negative.
             * @example 5h left
             */
            slaLabel: string;
            /** @description Whether it is marked as escalated, which assigns it to the MLA. Its escalation to offices is independent of this. */
            forced: boolean;
            /** @description Whether its SLA label says `paused`. The pauses of its due date are independent of this. */
            slaPaused: boolean;
            /** @description Whether it is marked closed in the console. Its lifecycle status is independent of this. */
            closed: boolean;
            /** @description Whether it is visible only to its reporter and admins. */
            hidden: boolean;
            /** @description Whether it is listed before all others in the feed. */
            pinned: boolean;
        };
        QueuePage: {
            /** @description At most 10000. */
            count: number;
            /** @description May be short, or empty, although there are more: then `next` goes on. */
            items: components["schemas"]["QueueIssue"][];
            /** @description false: there are more. */
            countIsExact: boolean;
            /** @description `after` of the next page; null on the last one. */
            next: string | null;
        };
        View: {
            cityId: components["schemas"]["CitySlug"];
            /** @description `own`: of the account that made it; `unit`: of the members of a unit; `city`: of all staff. */
            scope: components["schemas"]["ViewScope"];
            /**
             * @description As they were given, by the filters' names.
             * @example {
             *       "due": [
             *         "late"
             *       ],
             *       "ward": [
             *         "H/West"
             *       ]
             *     }
             */
            filters: {
                [key: string]: string | string[];
            };
            columns: components["schemas"]["QueueColumn"][];
            /** @description Views are in the order of their positions; those of the start have 0 to 5. */
            position: number;
            /** @example viw_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Late in my ward */
            name: string;
            /**
             * @description null unless it is of a unit.
             * @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            unitId: string | null;
            /**
             * @description null: by the filters.
             * @example due
             */
            sort: string | null;
        };
        ViewCount: {
            /** @description At most 10000. */
            count: number;
            /** @example viw_late */
            id: string;
            /** @description false: there are more. */
            countIsExact: boolean;
        };
        RemovedView: {
            /** @enum {boolean} */
            removed: true;
            /** @example viw_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        ViewReport: {
            /** @description Ids of console accounts. */
            accountIds: string[];
        };
        StaffAuthor: {
            /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /**
             * @description The name at that time.
             * @example Asha Kulkarni
             */
            name: string;
        };
        /** @enum {string} */
        StaffFileType: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
        StaffFile: {
            type: components["schemas"]["StaffFileType"];
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            addedAt: string;
            /** @example fil_01k0g4yq3fe8tr2v7b5x9cdm6h */
            fileId: string;
            /** @description A path of this service, which answers accounts of the console only. */
            url: string;
        };
        Note: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was last corrected; null if it was not.
             * @example 2026-03-14T08:30:00.000Z
             */
            editedAt: string | null;
            /** @example nte_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example The lamp belongs to the port. */
            text: string;
            author: components["schemas"]["StaffAuthor"];
            /** @description The ids of the accounts and units that were told of it. */
            mentions: string[];
            files: components["schemas"]["StaffFile"][];
        };
        /** @enum {string} */
        TokenRole: "citizen" | "official" | "admin";
        MessageAuthor: {
            role: components["schemas"]["TokenRole"];
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
            /** @example Asha Kulkarni */
            displayName: string;
            avatarUrl: string | null;
        };
        Answer: {
            /**
             * @description Plain text.
             * @example Still dark.
             */
            content: string;
            /**
             * @description How many people reacted with each emoji; {} when nobody did.
             * @example {
             *       "👍": 2
             *     }
             */
            reactions: {
                "\uD83D\uDC4D"?: number;
                "\u2764\uFE0F"?: number;
                "\uD83D\uDE02"?: number;
                "\uD83D\uDE2E"?: number;
                "\uD83D\uDE22"?: number;
                "\uD83D\uDE4F"?: number;
            };
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Present only on an answer of the city.
             * @enum {boolean}
             */
            answer?: true;
            /**
             * Format: date-time
             * @description Until when the due date waits for the reporter at most; null: it does not wait.
             * @example 2026-03-14T08:30:00.000Z
             */
            waitsUntil: string | null;
            /**
             * @description The unit it is by; null: the city desk.
             * @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h
             */
            unitId: string | null;
            /** @example msg_01k0g4yq3fe8tr2v7b5x9cdm6h */
            messageId: string;
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            author: components["schemas"]["MessageAuthor"];
        };
        /** @enum {string} */
        AccountRole: "superadmin" | "admin" | "power_user" | "user" | "viewer";
        Resolver: {
            role: components["schemas"]["AccountRole"];
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Asha Kulkarni */
            name: string;
        };
        ResolutionRating: {
            /** @enum {string} */
            vote: "up" | "down";
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
        };
        ReopenRequest: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @enum {string} */
            status: "pending" | "approved" | "denied";
            /** @example req_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            userId: string;
            /** @example Ravi Menon */
            userName: string;
            /** @example The patch has come loose after one night of rain. */
            reason: string;
        };
        Resolution: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            resolvedAt: string;
            /** @example The pothole was filled and levelled; both lanes are open again. */
            description: string;
            /** @description The ids of media of the issue that show the resolution. */
            mediaIds: string[];
            resolvedBy: components["schemas"]["Resolver"];
            ratings: components["schemas"]["ResolutionRating"][];
            reopenRequests: components["schemas"]["ReopenRequest"][];
        };
        ResolvedIssue: {
            /** @enum {string} */
            status: "resolved";
            /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
            issueId: string;
            resolution: components["schemas"]["Resolution"];
        };
        ActivityAuthor: {
            /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Asha Kulkarni */
            name: string;
        };
        ActivityEntry: {
            /**
             * Format: date-time
             * @example 2026-03-14T08:30:00.000Z
             */
            at: string;
            /** @description The former status; null for a report. Only of changes of status. */
            from?: components["schemas"]["FeedStatus"] | null;
            /** @description The new status. Only of changes of status. */
            to?: components["schemas"]["FeedStatus"];
            /**
             * @description Present only on a deleted message.
             * @enum {boolean}
             */
            deleted?: true;
            /**
             * Format: date-time
             * @description When the note was corrected; null if it was not. Only of notes.
             * @example 2026-03-14T08:30:00.000Z
             */
            editedAt?: string | null;
            /**
             * @description `message`, `answer`, `note`, `status`, `assign`, or the name of an act without its prefix.
             * @example note
             */
            kind: string;
            /** @example nte_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @description null: the service. Of an answer, the account that wrote it. */
            author: components["schemas"]["ActivityAuthor"] | null;
            /** @description The words of a message, a note or an answer, or the reason that was given with an act. */
            text: string | null;
            /**
             * @description What happened, as a sentence; null for messages, notes and answers.
             * @example Hidden by Asha Kulkarni
             */
            event: string | null;
            /** @description The shown name of the unit. Only of answers. */
            unit?: string;
            /** @description Whether an answer waits, or waited, for the reporter. Only of answers. */
            question?: boolean;
            /** @description The ids of the accounts and units that were told of it. Only of notes. */
            mentions?: string[];
            /** @description Only of notes. */
            files?: components["schemas"]["StaffFile"][];
        };
        Template: {
            cityId: components["schemas"]["CitySlug"];
            /** @description null: for issues of any category. */
            category: components["schemas"]["CategorySlug"] | null;
            /** @description null: for issues of any status. */
            status: components["schemas"]["FeedStatus"] | null;
            /**
             * @description The text for each of some languages.
             * @example {
             *       "en": "Dear {reporter}, {unit} repairs this by {dueDate}."
             *     }
             */
            texts: {
                en?: string;
                hi?: string;
                mr?: string;
                kn?: string;
                ta?: string;
                te?: string;
                bn?: string;
                gu?: string;
            };
            /** @example tpl_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
            /** @example Repair is planned */
            name: string;
            /** @description An inactive template is not offered. */
            active: boolean;
        };
        RemovedTemplate: {
            /** @enum {boolean} */
            removed: true;
            /** @example tpl_01k0g4yq3fe8tr2v7b5x9cdm6h */
            id: string;
        };
        TemplatePreview: {
            language: components["schemas"]["Language"];
            /** @example Dear Asha, Roads, H/West repairs this by 3 May 2026. */
            text: string;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Makes the request safe to repeat: within 24 hours, the same key returns the first answer again and creates nothing. With another body it is refused (422); while the first request still runs, it is refused, too (409)
         * @example 5b1e7c1a-report-1
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Requests allowed in one window
         * @example 100
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests left in this window
         * @example 99
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the window ends, in seconds since the epoch
         * @example 1780000000
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next try
         * @example 30
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signInToConsole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description admin_session: the session, HttpOnly, SameSite=Lax, Path=/api/admin, for 12 hours */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showConsolePrincipal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeOwnLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseLanguage"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    signOutOfConsole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description admin_session: cleared */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvite"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Principal"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listSignInMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInMethods"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    signInThroughProvider: {
        parameters: {
            query?: {
                /** @description The path of a page of the console; another one counts as `/console`. */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes on to the URL of the Location header */
            303: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description admin_sign_in: the sign-in, HttpOnly, SameSite=Lax, Path=/api/admin/auth/oidc, for 10 minutes */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    finishSignInThroughProvider: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes on to the URL of the Location header */
            303: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    /** @description admin_session: the session, HttpOnly, SameSite=Lax, Path=/api/admin, for 12 hours */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the console session */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSession"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    enrolSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enrol"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEnrolment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description Too many requests; Retry-After says when to try again */
            429: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showDashboard: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listFeedIssues: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
                /** @description A status of the feed (new, ack, progress, resolved, overdue), or all. */
                status?: string;
                /** @description The code of a ward. */
                ward?: string;
                /** @description The label of a category. */
                category?: string;
                /** @description `disputed`: only issues with an undecided request to reopen. */
                state?: string;
                /** @description `late`: only unresolved issues past their due date, without hidden ones. */
                due?: string;
                /** @description Text the title contains, or the number, id or address of an issue of any city. */
                q?: string;
                /** @description The id of the last issue of the previous page; a page has 200 issues. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedIssue"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    takeReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: within 24 hours, the same key returns the first answer again and creates nothing. With another body it is refused (422); while the first request still runs, it is refused, too (409)
                 * @example 5b1e7c1a-report-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIntake"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenIssue"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The request was understood but cannot be processed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showFeedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedIssueDetail"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showFeedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedReport"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    moveFeedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedMove"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedMoved"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    toggleEscalation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedForced"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    togglePausedSla: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedSlaPaused"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    toggleClosedMark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedClosed"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    toggleHiddenIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedHidden"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    togglePinnedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedPinned"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    reassignIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reassign"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    toggleRedactedMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedactMedia"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAdminState"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    reviewFeedReopenRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
                /** @description The id of the reopen request */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Review"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRequest"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showFeedDueDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDueDate"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    pauseIssueClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPause"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDueDate"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    resumeIssueClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDueDate"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    escalateIssueToMp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscalateToMp"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDueDate"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeIssueCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCategory"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDueDate"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listSlaPolicies: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlaPolicy"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addSlaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSlaPolicy"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlaPolicy"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    retireSlaPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the sla policy */
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlaPolicy"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showWorkingCalendar: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingCalendar"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    setWorkingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The city, by its id */
                cityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWorkingCalendar"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkingCalendar"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listHolidays: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHoliday"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The city, by its id */
                cityId: string;
                /** @description The day */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedHoliday"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listFlags: {
        parameters: {
            query?: {
                /** @description One of spam, abuse, wronginfo, duplicate, other, or all. */
                reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleFlag"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the flag */
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagDetail"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    dismissFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the flag */
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedFlag"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    settleFlagWithWarning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the flag */
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedFlag"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeFlaggedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the flag */
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedFlag"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    banFlaggedPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the flag */
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedFlag"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listDuplicateClusters: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateCluster"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    mergeDuplicateCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the duplicate cluster */
                clusterId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MergeCluster"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedCluster"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    undoMergeOfDuplicateCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the duplicate cluster */
                clusterId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UndoMerge"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnmergedCluster"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    dismissDuplicateCluster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the duplicate cluster */
                clusterId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DismissCluster"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissedCluster"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showMovableOfFeedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movable"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    splitFeedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitIssue"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitIssues"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listAuditRecords: {
        parameters: {
            query?: {
                /** @description Only acts of this actor, by id. */
                actor?: string;
                /** @description Only this act, for example issue.reassign. */
                action?: string;
                /** @description Only acts on targets of this kind, for example issue. */
                targetType?: string;
                /** @description Only acts on the target with this id. */
                targetId?: string;
                /** @description From this time on, ISO 8601 with an offset. */
                from?: string;
                /** @description Before this time, ISO 8601 with an offset. */
                to?: string;
                /** @description Items per page */
                limit?: number;
                /** @description The position of the last record of the previous page. */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRecord"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    verifyAuditChain: {
        parameters: {
            query?: {
                /** @description The last record of the previous part, as position:hash; left out for the first part. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPiece"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listAuditActors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditActor"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queues"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listConsoleAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAccount"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    inviteToConsole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listOpenInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenInvite"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawInvite"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnInvite"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeConsoleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the console account */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccount"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAccount"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    activateConsoleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the console account */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAccount"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    deactivateConsoleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the console account */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Deactivate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAccount"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listConsoleRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleRole"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listConsoleGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleGroup"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addConsoleGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroup"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleGroup"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    replaceConsoleGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the console group */
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRights"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleGroup"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeConsoleGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the console group */
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedGroup"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listApiClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiClient"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    registerApiClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiClient"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredApiClient"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    revokeApiClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the api client */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiClient"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleConfiguration"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeConsoleConfiguration"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleConfiguration"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description true: only unread ones; any other value: all. */
                unread?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    chooseNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNotifications"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the notification */
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showAnalytics: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
                /** @description The first day; by default the thirtieth, counted back from the last. */
                from?: string;
                /** @description The last day; by default today in the city. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listCityRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityRecord"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The city, by its id */
                cityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCity"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityRecord"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listWardRecords: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedWard"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addWard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWard"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardRecord"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeWard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ward */
                wardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWard"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardRecord"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showWardBoundary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ward */
                wardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcedBoundary"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    setWardBoundary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ward */
                wardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBoundary"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WardBoundary"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listPincodeRecords: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeRecord"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addPincode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPincode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeRecord"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changePincode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pincode, six digits */
                pincode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePincode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeRecord"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    importBoundaries: {
        parameters: {
            query: {
                /** @description The city. */
                cityId: components["schemas"]["CitySlug"];
                /** @description The property of a feature that contains the code or the name of its ward. */
                property?: string;
                /** @description true: a dry run, which stores nothing and returns what would change. */
                dryRun?: components["schemas"]["DryRun"];
                /** @description The source of the boundaries, for the attribution on maps. */
                source?: string;
                /** @description The `from` of the dry run: if the wards of the file now have other boundaries, nothing is stored. */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A GeoJSON FeatureCollection with a Polygon or MultiPolygon for each ward
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundaryImport"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listOfficialContacts: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
                /** @description Ward Officer, Corporator, MLA or MP, or all. */
                designation?: string;
                /** @description The id of the last official of the previous page. */
                after?: string;
                /** @description Items per page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialContact"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showOfficialContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the official */
                officialId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialContact"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeOfficialContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the official */
                officialId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeContact"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialContact"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    writeToOfficialAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the official */
                officialId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialContact"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    exportRecords: {
        parameters: {
            query?: {
                /** @description `0`: without the byte order mark, by which spreadsheets recognise UTF-8. */
                bom?: components["schemas"]["ByteOrderMark"];
            };
            header?: never;
            path: {
                /** @description One of jurisdictions, officials, departments, police-stations */
                kind: unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    importRecords: {
        parameters: {
            query?: {
                /** @description true: a dry run, which stores nothing and returns what would change. */
                dryRun?: components["schemas"]["DryRun"];
            };
            header?: never;
            path: {
                /** @description One of jurisdictions, officials, departments, police-stations */
                kind: unknown;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV in UTF-8, with a header row of field names
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Imported"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listConsoleReporters: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
                /** @description Text the name, beat or area contains. */
                q?: string;
                /** @description The userId of the last reporter of the previous page. */
                after?: string;
                /** @description Items per page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleReporter"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    verifyReporter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyReporter"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedReporter"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    banReporter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannedReporter"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    revealPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reveal"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revealed"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listReads: {
        parameters: {
            query?: {
                /** @description The id of who read. */
                account?: string;
                /** @description The id of whose data was read. */
                subject?: string;
                /** @description Items per page */
                limit?: number;
                /** @description The id of the last read of the previous page. */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataRead"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listFindings: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
                /** @description Items per page */
                limit?: number;
                /** @description The id of the last finding of the previous page. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finding"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    dismissFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the finding */
                findingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DismissedFinding"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    undoRedaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the redaction */
                redactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneRedaction"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    redactFeedText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedactText"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redacted"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    coverFeedMediaRegions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
                /** @description The id of the item */
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoverRegions"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoveredMedia"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    searchByAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchAddress"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundByAddress"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    eraseAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseAddress"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedAddress"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listPrivacyRequests: {
        parameters: {
            query?: {
                state?: components["schemas"]["PrivacyRequestState"];
                /** @description Items per page */
                limit?: number;
                /** @description The id of the last request of the previous page. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyRequest"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    answerPrivacyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the privacy request */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyRequest"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    setChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetChild"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelConfig"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    testChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of chat, photo, micro, platform */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelTest"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    toggleDemoMode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of chat, photo, micro, platform */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedDemoMode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoMode"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listMentions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelMention"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    syncMentions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of chat, photo, micro */
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncedMentions"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    convertMention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mention */
                mentionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedConversion"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConvertedChannelMention"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    toggleMentionHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mention */
                mentionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedHidden"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenMention"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundTemplate"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundDelivery"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showSendLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendLimits"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeSendLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSendLimits"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendLimits"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    mapCategoriesToOffices: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryOffice"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryKeywords"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addKeyword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddKeyword"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedKeyword"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeKeyword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the keyword */
                keywordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedKeyword"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listCityRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityRule"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedWebhookEndpoint"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    disableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    enableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    replayWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhooks"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedWebhooks"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listWebhookAttempts: {
        parameters: {
            query?: {
                /**
                 * @description true: only events that were given up (the last attempt failed, or the endpoint answered 410), each with its last
                 *     attempt.
                 */
                failed?: components["schemas"]["FailedOnly"];
                /** @description Items per page */
                limit?: number;
                /** @description The position of the last attempt of the previous page. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description The id of the webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttempt"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    countSubscriptions: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCount"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listUnits: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addUnit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUnit"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the unit */
                unitId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUnit"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    setUnitMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the unit */
                unitId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitMembers"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listSimilarReports: {
        parameters: {
            query: {
                cityId: components["schemas"]["CitySlug"];
                category: components["schemas"]["CategorySlug"];
                /** @description The title, or a few words of it. */
                title: string;
                pincode?: string;
                /** @description Degrees (WGS 84); the point is used rather than the pincode. */
                lat?: number;
                lng?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedIssue"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addIntakePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A JPEG, PNG, WebP or GIF of at most 10 MB */
                    file: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedMedia"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    assignFeedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Assign"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assigned"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listAssignmentRules: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRule"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addAssignmentRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssignmentRule"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRule"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    applyAssignmentRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRules"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedRules"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeAssignmentRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the assignment rule */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedRule"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    beginBulkAct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBulkAct"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedBulkAct"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    getBulkAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the bulk act */
                actId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAct"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    stopBulkAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the bulk act */
                actId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAct"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    undoBulkAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the bulk act */
                actId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAct"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    exportQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportQueue"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listQueue: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
                /** @description The id of a saved view, of the city of which it is. A filter and an order that are given replace its own. */
                view?: string;
                /** @description `me`, `my-units`, `none`, the id of a unit or of an account. */
                holder?: string[];
                /** @description `late`, `today`, `week`, `none`, `paused`. */
                due?: string[];
                /** @description Statuses of the feed; without any, the unfinished issues. */
                status?: string[];
                /** @description Codes of wards. */
                ward?: string[];
                /** @description Slugs of categories. */
                category?: string[];
                /** @description Where they were reported. */
                channel?: string[];
                priority?: string[];
                /** @description `reopened`, `disputed`, `waiting`, `flagged`, `hidden`, `merged`, `pinned`. */
                state?: string[];
                /** @description The first day of the report, in the city. */
                from?: string[];
                /** @description The last day of the report, in the city. */
                to?: string[];
                /** @description An issue's id or number, or words, all of which it has. */
                q?: string[];
                /** @description By default `due` if the due date is a filter, else `newest`. */
                sort?: components["schemas"]["QueueSort"];
                limit?: number;
                /** @description The `next` of the previous page; valid only with the same city, filters and sort */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuePage"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewView"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    countViews: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewCount"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedView"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeView"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showViewReport: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path: {
                /** @description The id of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewReport"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    setViewReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the view */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetViewReport"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewReport"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    writeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteNote"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    correctNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
                /** @description The id of the staff note */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteNote"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addNoteFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A JPEG, PNG, WebP or PDF of at most 10 MB */
                    file: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFile"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    showNoteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
                /** @description The id of the staff file */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "image/webp": unknown;
                    "application/pdf": unknown;
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    answerIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteAnswer"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addIssuePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A JPEG, PNG, WebP or GIF of at most 10 MB */
                    file: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedMedia"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    resolveFeedIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveIssue"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedIssue"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The current state does not allow this */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listIssueActivity: {
        parameters: {
            query?: {
                /** @description The id of the last entry of the previous page. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the issue */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntry"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    listAnswerTemplates: {
        parameters: {
            query?: {
                /** @description The city, by its id. */
                cityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    addAnswerTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTemplate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    removeAnswerTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the answer template */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedTemplate"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    changeAnswerTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the answer template */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTemplate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
    previewAnswerTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the answer template */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTemplate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            /** @description The request is not valid; the body names each invalid field and the reason */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description There is no valid credential */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The caller may not do this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description It does not exist, or it is hidden from the caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The service failed unexpectedly */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
            /** @description The database cannot be reached right now; Retry-After says when to try again */
            503: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BareError"];
                };
            };
        };
    };
}
