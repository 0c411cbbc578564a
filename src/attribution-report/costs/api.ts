import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

const PATH = '/eidan/v1/attribution/costs';

/** The server's limit for a file, in bytes. */
const LARGEST = 5 * 1024 * 1024;

/** Imported costs of a source. */
export interface Source {
	source: string;
	/** First and last day, YYYY-MM-DD. */
	after: string;
	before: string;
	rows: number;
	cost: number;
}

/** What is imported. */
export interface State {
	sources: Source[];
	/** Names of campaigns, one a line: `id = name`. */
	names: string;
}

/** What a file had. */
export interface Imported {
	rows: number;
	days: number;
	after: string;
	before: string;
	cost: number;
	campaigns: number;
	/** Campaigns that no order or enquiry came from: the first ones. */
	unmatched: string[];
	unmatchedCount: number;
}

export const loadState = () => apiFetch< State >( { path: PATH } );

export const saveNames = ( names: string ) =>
	apiFetch< State >( { path: `${ PATH }/names`, method: 'POST', data: { names } } );

/**
 * Deletes the costs of a source in a period.
 *
 * @param source Name of the source.
 * @param days   First and last day, YYYY-MM-DD.
 */
export const deleteCosts = ( source: string, days: { after: string; before: string } ) =>
	apiFetch< { deleted: number } >( { path: addQueryArgs( PATH, { source, ...days } ), method: 'DELETE' } );

/**
 * Imports a file. Its bytes go along as they are, since not all files are UTF-8.
 *
 * @param file The file that was chosen.
 * @throws The error of the request, or one that says that the file is too large.
 */
export async function importFile( file: File ): Promise< Imported > {
	if ( file.size > LARGEST ) {
		throw new Error( __( 'The file is larger than 5 MB. Export fewer days at once.', 'eidan' ) );
	}
	const address = await new Promise< string >( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( String( reader.result ) );
		reader.onerror = () => reject( reader.error );
		reader.readAsDataURL( file );
	} );
	const data = { file: address.slice( address.indexOf( ',' ) + 1 ) };

	return apiFetch< Imported >( { path: PATH, method: 'POST', data } );
}

/**
 * Returns what is wrong, one by one.
 *
 * @param error The error of a request.
 */
export function linesOf( error: unknown ): string[] {
	const { message, data } = ( error ?? {} ) as { message?: string; data?: { lines?: string[] } };
	return data?.lines?.length ? data.lines : [ message || __( 'An unknown error occurred.', 'eidan' ) ];
}
