import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { PATH } from './use-report';
import { requestOf, type View } from './view';

/**
 * Saves the rows of a view as a CSV file.
 *
 * @throws The error of the request.
 */
export async function downloadCsv( view: View ): Promise< void > {
	const { filename, content } = await apiFetch< { filename: string; content: string } >( {
		path: addQueryArgs( `${ PATH }/csv`, requestOf( view, 'day' ) ),
	} );
	const address = URL.createObjectURL( new Blob( [ content ], { type: 'text/csv;charset=utf-8' } ) );
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = filename;
	link.click();
	URL.revokeObjectURL( address );
}
