interface Policy {
	createHTML: ( html: string ) => string;
}

const rules: Policy = { createHTML: ( html ) => html };

// The plugin's only Trusted Types policy, so that pages which demand them
// need to allow no more than this name.
const policy =
	(
		window as unknown as {
			trustedTypes?: {
				createPolicy: ( name: string, rules: Policy ) => Policy;
			};
		}
	 ).trustedTypes?.createPolicy( 'eidan', rules ) || rules;

/**
 * Turns HTML that our own server rendered and escaped into nodes.
 *
 * @param html HTML that came from the plugin's own REST route.
 */
export const fragment = ( html: string ): DocumentFragment => {
	const template = document.createElement( 'template' );
	template.innerHTML = policy.createHTML( html );
	return template.content;
};
