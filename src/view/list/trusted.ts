interface Policy {
	createHTML: ( html: string ) => string;
}

declare global {
	interface Window {
		trustedTypes?: {
			createPolicy: ( name: string, rules: Policy ) => Policy;
		};
	}
}

/**
 * Marks HTML that our own server rendered and escaped as fit for the page: the
 * plugin's only Trusted Types policy, so that pages which demand them need to
 * allow no more than this name.
 */
const rules: Policy = { createHTML: ( html ) => html };

export const trusted: Policy = window.trustedTypes?.createPolicy( 'eidan', rules ) || rules;
