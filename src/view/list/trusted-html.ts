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
 * Marks HTML as safe that our own server rendered and escaped. It is the plugin's only Trusted Types policy, so sites
 * that enforce Trusted Types only have to allow this name.
 */
const rules: Policy = { createHTML: ( html ) => html };

export const trustedHtml: Policy = window.trustedTypes?.createPolicy( 'eidan', rules ) || rules;
