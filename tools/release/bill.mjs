/**
 * The bill of materials, CycloneDX 1.5.
 */
import { createHash } from 'node:crypto';

/**
 * @typedef {Object} Shipped A package in the build.
 * @property {string} name
 * @property {string} version
 * @property {string} license   SPDX expression.
 * @property {string} integrity As in package-lock.json: "sha512-" and Base64; "" if unknown.
 */

/**
 * Completes npm's bill, which knows none of the development dependencies that are built into scripts, and takes out
 * what differs each time: so the same release has the same bill.
 *
 * @param {string}    bill    What `npm sbom --omit dev --sbom-format cyclonedx` printed.
 * @param {Shipped[]} shipped Packages in the build.
 * @param {string}    date    Date of the release's commit, ISO 8601.
 * @param {string}    sum     SHA-256 of the zip, hexadecimal.
 * @return {string} JSON, with an end of line.
 */
export function billOf( bill, shipped, date, sum ) {
	const { $schema, bomFormat, specVersion, version, metadata, components, dependencies } = JSON.parse( bill );
	const known = new Set( components.map( ( one ) => one[ 'bom-ref' ] ) );
	const added = shipped.map( componentOf ).filter( ( one ) => ! known.has( one[ 'bom-ref' ] ) );
	const root = metadata.component[ 'bom-ref' ];
	const rest = {
		version,
		metadata: {
			...metadata,
			timestamp: date,
			// npm calls the component as the folder is called.
			component: { ...metadata.component, name: 'eidan-blocks', hashes: [ { alg: 'SHA-256', content: sum } ] },
		},
		components: [ ...components, ...added ],
		dependencies: dependencies.map( ( { ref, dependsOn } ) => ( {
			ref,
			dependsOn: ref === root ? [ ...dependsOn, ...added.map( ( one ) => one[ 'bom-ref' ] ) ] : dependsOn,
		} ) ),
	};
	const serialNumber = serialOf( JSON.stringify( rest ) );

	return `${ JSON.stringify( { $schema, bomFormat, specVersion, serialNumber, ...rest }, null, 2 ) }\n`;
}

/** @param {Shipped} shipped */
function componentOf( { name, version, license, integrity } ) {
	const [ , sha512 ] = /^sha512-(\S+)/.exec( integrity ) ?? [];
	return {
		'bom-ref': `${ name }@${ version }`,
		type: 'library',
		name,
		version,
		scope: 'required',
		purl: `pkg:npm/${ name.replace( '@', '%40' ) }@${ version }`,
		...( sha512 && {
			hashes: [ { alg: 'SHA-512', content: Buffer.from( sha512, 'base64' ).toString( 'hex' ) } ],
		} ),
		licenses: [ { expression: license } ],
	};
}

/**
 * @param {string} text
 * @return {string} A UUID out of it, of version 8 (RFC 9562, 5.8).
 */
function serialOf( text ) {
	const hex = createHash( 'sha256' ).update( text ).digest( 'hex' );
	const parts = [ hex.slice( 0, 8 ), hex.slice( 8, 12 ), `8${ hex.slice( 13, 16 ) }`, `8${ hex.slice( 17, 20 ) }` ];

	return `urn:uuid:${ parts.join( '-' ) }-${ hex.slice( 20, 32 ) }`;
}
