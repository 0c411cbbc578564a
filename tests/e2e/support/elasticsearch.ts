/**
 * A stand-in for Elasticsearch. It keeps the documents that ElasticPress sends, and answers ElasticPress's searches
 * as Elasticsearch does. If a search has a clause that the stand-in does not know, it answers with an error.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = Record< string, unknown >;
type Clause = Record< string, unknown >;

interface Search {
	from: number;
	size: number;
	query?: Clause;
	post_filter?: Clause;
	sort?: Record< string, { order: string } >[];
}

function list( value: unknown ): unknown[] {
	if ( value === undefined || value === null ) {
		return [];
	}
	return Array.isArray( value ) ? value : [ value ];
}

/** Subfields of text fields, as ElasticPress's mapping declares them. */
const SUBFIELDS: Record< string, ( value: unknown ) => unknown > = {
	raw: String,
	sortable: ( value ) => String( value ).toLowerCase(),
};

/** Returns all values at a path. Arrays on the way are looked into. */
function values( document: unknown, path: string[] ): unknown[] {
	const [ name, ...rest ] = path;
	return list( document ).flatMap( ( value ) => {
		if ( name === undefined ) {
			return [ value ];
		}
		if ( value === null || typeof value !== 'object' ) {
			return rest.length === 0 && SUBFIELDS[ name ] ? [ SUBFIELDS[ name ]( value ) ] : [];
		}
		return name in value ? values( ( value as Document )[ name ], rest ) : [];
	} );
}

const at = ( document: Document, field: string ) =>
	field === '_id' ? [ document.ID ] : values( document, field.split( '.' ) );
const same = ( one: unknown, other: unknown ) => String( one ) === String( other );

function compare( one: unknown, other: unknown ): number {
	if ( typeof one === 'number' && typeof other === 'number' ) {
		return one - other;
	}
	return Number( String( one ) > String( other ) ) - Number( String( one ) < String( other ) );
}

const BOUNDS: Record< string, ( order: number ) => boolean > = {
	gte: ( order ) => order >= 0,
	gt: ( order ) => order > 0,
	lte: ( order ) => order <= 0,
	lt: ( order ) => order < 0,
};

function matches( document: Document, clause: Clause ): boolean {
	return Object.entries( clause ).every( ( [ kind, body ] ) => {
		const parts = body as Record< string, unknown >;
		const [ field = '', wanted ] = Object.entries( parts ?? {} )[ 0 ] ?? [];
		switch ( kind ) {
			case 'match_all':
				return true;
			case 'term':
				return at( document, field ).some( ( value ) => same( value, wanted ) );
			case 'terms':
				return at( document, field ).some( ( value ) => list( wanted ).some( ( one ) => same( value, one ) ) );
			case 'exists':
				return at( document, String( parts.field ) ).length > 0;
			case 'range':
				return at( document, field ).some( ( value ) =>
					Object.entries( wanted as object ).every( ( [ bound, limit ] ) =>
						BOUNDS[ bound ]!( compare( value, limit ) )
					)
				);
			case 'function_score':
				return matches( document, parts.query as Clause );
			case 'bool': {
				const of = ( name: string ) => list( parts[ name ] ) as Clause[];
				const strange = Object.keys( parts ).filter(
					( name ) => ! [ 'must', 'filter', 'must_not', 'should', 'minimum_should_match' ].includes( name )
				);
				if ( strange.length ) {
					throw new Error( `unknown in bool: ${ strange }` );
				}
				const needed = of( 'must' ).length + of( 'filter' ).length === 0 || parts.minimum_should_match ? 1 : 0;
				return (
					[ ...of( 'must' ), ...of( 'filter' ) ].every( ( one ) => matches( document, one ) ) &&
					! of( 'must_not' ).some( ( one ) => matches( document, one ) ) &&
					( of( 'should' ).length === 0 ||
						of( 'should' ).filter( ( one ) => matches( document, one ) ).length >= needed )
				);
			}
			default:
				throw new Error( `unknown clause: ${ kind }` );
		}
	} );
}

/** Returns a document's score: 1, and the weights of all functions of a `function_score` that match it. */
function score( document: Document, query: Clause = {} ): number {
	const body = query.function_score as { functions?: { filter: Clause; weight: number }[] } | undefined;
	return ( body?.functions ?? [] ).reduce(
		( sum, { filter, weight } ) => sum + ( matches( document, filter ) ? weight : 0 ),
		1
	);
}

export interface Elasticsearch {
	url: string;
	/** The searches it was asked for. */
	searches: Search[];
	/** Errors so far, such as unknown clauses. */
	errors: string[];
	/** Returns the IDs of the posts it knows. */
	known: () => number[];
	/** Whether it answers every request with 503. */
	busy: boolean;
	/** Whether it ignores new, changed and deleted documents. */
	deaf: boolean;
	stop: () => Promise< void >;
}

/** Compares two documents by the sort fields of a search. */
function inOrder( asked: Search, one: Document, other: Document ): number {
	for ( const sort of asked.sort ?? [] ) {
		// Of several values the smallest counts, or the greatest if the order is descending.
		const [ field, { order } ] = Object.entries( sort )[ 0 ]!;
		const [ a, b ] = [ one, other ].map( ( document ) =>
			field === '_score'
				? score( document, asked.query )
				: at( document, field )
						.sort( compare )
						.at( order.toLowerCase() === 'desc' ? -1 : 0 )
		);
		// Documents without a value come last in both directions.
		const difference =
			a === undefined || b === undefined
				? Number( a === undefined ) - Number( b === undefined )
				: compare( a, b ) * ( order.toLowerCase() === 'desc' ? -1 : 1 );
		if ( difference ) {
			return difference;
		}
	}
	return 0;
}

/** Returns the answer to a search in all documents of an index. */
function search( documents: Document[], index: string, asked: Search ): object {
	const found = documents.filter( ( document ) =>
		[ asked.query, asked.post_filter ].every( ( clause ) => ! clause || matches( document, clause ) )
	);
	found.sort( ( one, other ) => inOrder( asked, one, other ) );
	const hits = found.slice( asked.from, asked.from + asked.size ).map( ( document ) => ( {
		_index: index,
		_id: String( document.ID ),
		_source: { post_id: document.ID },
	} ) );
	return {
		took: 1,
		timed_out: false,
		hits: { total: { value: found.length, relation: 'eq' }, hits },
		aggregations: {},
	};
}

/**
 * @return The running stand-in, without documents.
 */
export async function startElasticsearch(): Promise< Elasticsearch > {
	const documents = new Map< number, Document >();
	const engine: Elasticsearch = {
		url: '',
		searches: [],
		errors: [],
		known: () => [ ...documents.keys() ],
		busy: false,
		deaf: false,
		stop: async () => {},
	};

	const bulk = ( lines: Record< string, { _id: number } >[] ) => {
		for ( let i = 0; i < lines.length; i += 2 ) {
			documents.set( Number( lines[ i ]!.index!._id ), lines[ i + 1 ] as Document );
		}
		return { errors: false, items: [] };
	};

	const answer = ( method: string, path: string, body: string ): object => {
		if ( path.endsWith( '/_search' ) ) {
			const asked = JSON.parse( body ) as Search;
			engine.searches.push( asked );
			return search( [ ...documents.values() ], path.split( '/' )[ 1 ]!, asked );
		}
		if ( engine.deaf ) {
			return { acknowledged: true, errors: false, items: [] };
		}
		if ( path.endsWith( '/_bulk' ) ) {
			return bulk(
				body
					.split( '\n' )
					.filter( ( line ) => line.trim() )
					.map( ( line ) => JSON.parse( line ) )
			);
		}
		const id = Number( /\/_doc\/(\d+)$/.exec( path )?.[ 1 ] );
		if ( id && method === 'DELETE' ) {
			documents.delete( id );
		} else if ( id && body ) {
			documents.set( id, JSON.parse( body ) );
		}
		return path === '/_nodes/plugins'
			? { nodes: { one: { version: '7.10.2', plugins: [] } } }
			: { acknowledged: true };
	};

	const respond = async ( request: IncomingMessage, response: ServerResponse ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		const path = ( request.url ?? '/' ).split( '?' )[ 0 ]!;
		response.setHeader( 'Content-Type', 'application/json' );
		if ( engine.busy ) {
			response.statusCode = 503;
			response.end( '{"error":{"type":"unavailable"},"status":503}' );
			return;
		}
		try {
			response.end( JSON.stringify( answer( request.method ?? 'GET', path, body ) ) );
		} catch ( error ) {
			engine.errors.push( `${ error } in ${ body.slice( 0, 1000 ) }` );
			response.statusCode = 400;
			response.end( '{}' );
		}
	};

	const server = createServer( ( request, response ) => void respond( request, response ) );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	engine.url = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	engine.stop = () =>
		new Promise( ( done ) => {
			server.close( () => done() );
			server.closeAllConnections();
		} );
	return engine;
}
