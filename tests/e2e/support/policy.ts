/** What a page does against its content security policy. */
import type { BrowserContext } from '@playwright/test';

/**
 * Notes every violation on the pages of a context: those that are asked for with `?csp` have a strict policy, see
 * site-switches.php.
 *
 * @param context Before it has pages.
 * @return The violations so far.
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
