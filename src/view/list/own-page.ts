import type { RestError } from './rest';
import { trustedHtml } from './trusted-html';

/** An answer of get-posts. */
export interface Answer {
	status?: string;
	message: string;
	data: { html: string; pagination_html: string; bar_html: string };
}

/** The first refusal of the page, once its own HTML has been an answer. Then requests are not tried again. */
let refusal: RestError | undefined;

/**
 * Reads a list from the page that its links lead to without script. For sites whose REST API is closed to visitors,
 * and for pages from a cache with settings that are not valid any more.
 *
 * @param address Address of the page, on this site.
 * @param params  Names of the list's URL parameters. They are different for each list of a page.
 * @param count   Message with the number of items, which `%s` stands for.
 * @return The same as an answer of get-posts.
 * @throws If the page cannot be read, or the list is not on it.
 */
async function readPage( address: string, params: readonly string[], count: string ): Promise< Answer > {
	const response = await fetch( address );
	const page = new DOMParser().parseFromString( trustedHtml.createHTML( await response.text() ), 'text/html' );
	const list = [ ...page.querySelectorAll< HTMLElement >( '[data-eidan-list]' ) ].find(
		( { dataset } ) => `${ JSON.parse( dataset.eidanList! ).params }` === `${ params }`
	)!;
	const part = ( name: string ) => list.querySelector( '.eidan-list__' + name );
	return {
		status: 'success',
		message:
			part( 'empty' )?.firstChild?.textContent ??
			count.replace( '%s', `${ list.querySelectorAll( 'article' ).length }` ),
		data: {
			html: part( 'items' )!.innerHTML,
			pagination_html: part( 'pagination' )?.outerHTML ?? '',
			bar_html: part( 'bar' )?.outerHTML ?? '',
		},
	};
}

/**
 * Requests a list. Reads it from its page if something in front of our endpoint refuses the request.
 *
 * @param ask     Sends the request.
 * @param address See readPage.
 * @param params  See readPage.
 * @param count   See readPage.
 * @throws RestError
 */
export async function answerOf(
	ask: () => Promise< Answer >,
	address: string,
	params: readonly string[],
	count: string
): Promise< Answer > {
	let error = refusal;
	try {
		if ( ! error ) {
			return await ask();
		}
	} catch ( reason ) {
		error = reason as RestError;
		if ( ! error.isClosed ) {
			throw error;
		}
	}
	const answer = await readPage( address, params, count ).catch( () => Promise.reject( error ) );
	refusal = error;
	return answer;
}
