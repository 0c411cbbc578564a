/**
 * Asks page caches on a site of page-caches.php.
 */
import type { APIRequestContext } from '@playwright/test';

/**
 * Whether the drop-in gives an answer from its cache: what WordPress makes is marked, see `mark()`. Asked outside a page,
 * as a browser answers with headers of its own cache.
 *
 * @param request Context of a browser, with its cookies.
 * @param url     Address of a page.
 */
export const isKept = async ( request: APIRequestContext, url: string ): Promise< boolean > =>
	! ( await request.get( url, { headers: { Accept: 'text/html' } } ) ).headers()[ 'x-made' ];
