import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { PATH } from './use-report';
import { requestOf, type View } from './view';

interface File {
	filename: string;
	content: string;
}

/** Hands a file to the browser. */
function hand( { filename, content }: File ): void {
	const address = URL.createObjectURL( new Blob( [ content ], { type: 'text/csv;charset=utf-8' } ) );
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = filename;
	link.click();
	URL.revokeObjectURL( address );
}

/**
 * Saves the rows of a view as a CSV file.
 *
 * @throws The error of the request.
 */
export async function downloadCsv( view: View ): Promise< void > {
	hand( await apiFetch< File >( { path: addQueryArgs( `${ PATH }/csv`, requestOf( view, 'day' ) ) } ) );
}

/**
 * Saves what became of clicks on ads in the days of a view, as a platform imports it. Filters do not count.
 *
 * @param view     The view, of which kind and days count.
 * @param platform Platform of ads.
 * @throws The error of the request.
 */
export async function downloadConversions(
	{ kind, after, before }: View,
	platform: 'google' | 'microsoft'
): Promise< void > {
	const path = PATH.replace( /report$/, 'conversions' );
	hand( await apiFetch< File >( { path: addQueryArgs( path, { platform, kind, after, before } ) } ) );
}
