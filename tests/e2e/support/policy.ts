/** Records violations of a page's content security policy. */
import type { BrowserContext } from '@playwright/test';

/**
 * Records every violation on the pages of a context. Pages with `?csp` in their address have a strict policy, see
 * site-switches.php.
 *
 * @param context The context, before it has pages.
 * @return The violations. The list grows with each of them.
 */
export const watchPolicy = async ( context: BrowserContext ): Promise< string[] > => {
	const violations: string[] = [];
	await context.exposeFunction( 'eidanViolation', ( text: string ) => violations.push( text ) );
	await context.addInitScript( () => {
		document.addEventListener( 'securitypolicyviolation', ( event ) => {
			void ( window as unknown as { eidanViolation: ( text: string ) => void } ).eidanViolation(
				`${ event.violatedDirective } ${ event.blockedURI } ${ event.sourceFile }:${ event.lineNumber } ${ event.sample }`
			);
		} );
	} );
	return violations;
};
