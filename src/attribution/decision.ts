/** Where a visit comes from, as texts; `undefined` when it says nothing new. */
import type { Address } from './address';
import { clickOf } from './clicks';
import { assistant, engine, isYandex, referral } from './referrers';
import { NONE, keepText, toText } from './text';
import type { Options, Values } from './types';

/** Fields of a source and what they are called behind `utm_`. */
const UTM = {
	src: 'source',
	mdm: 'medium',
	cmp: 'campaign',
	cnt: 'content',
	trm: 'term',
	id: 'id',
	plt: 'source_platform',
	fmt: 'creative_format',
	tct: 'marketing_tactic',
};

export const SOURCE = [ 'typ', ...Object.keys( UTM ) ];

/** All fields of a source. */
export const source = ( values: Values ): Values =>
	Object.fromEntries( SOURCE.map( ( key ) => [ key, values[ key ] || NONE ] ) );

/** What the address itself says: campaign parameters and paid clicks. */
const campaign = ( { params }: Address, from: Address, options: Options ) => {
	const click = clickOf( params );
	const given: Values = {};
	for ( const [ key, name ] of Object.entries( UTM ) ) {
		const value = params[ 'utm_' + name ] || params[ options.params[ key as 'cmp' ] || '' ];
		if ( value ) {
			given[ key ] = keepText( value.replace( /\+/g, '%20' ) );
		}
	}
	const tagged = Object.keys( given ).length;
	if ( ! tagged && ( ! click.source || click.type !== 'utm' ) ) {
		return undefined;
	}
	// A click fills in only what the campaign leaves open, and only if it is of the same network.
	if ( ( given.src || click.source ).toLowerCase() === click.source ) {
		given.src ||= click.source;
		given.mdm ||= click.medium;
		given.cmp ||= click.campaign;
	}
	if ( isYandex( from ) && from.params.text ) {
		given.trm ||= keepText( from.params.text.replace( /\+/g, '%20' ) );
	}
	return source( { ...given, typ: 'utm' } );
};

/**
 * @param here    The page.
 * @param from    The referrer, without host unless it is another site.
 * @param running Whether the visit began on an earlier page.
 * @param options
 */
export const decide = ( here: Address, from: Address, running: boolean, options: Options ): Values | undefined => {
	const click = clickOf( here.params );
	const found = campaign( here, from, options );
	if ( found ) {
		return found;
	}
	if ( from.host ) {
		const search = engine( from, options );
		const helper = assistant( from, options );
		if ( helper ) {
			return source( { typ: 'referral', src: toText( helper ), mdm: 'ai-assistant', cnt: keepText( from.path ) } );
		}
		if ( search ) {
			return source( { typ: 'organic', src: toText( search ), mdm: 'organic' } );
		}
		if ( ! running || click.source ) {
			const [ src, mdm ] = referral( from, options );
			return source( { typ: 'referral', src: toText( src ), mdm: toText( mdm ), cnt: keepText( from.path ) } );
		}
	}
	return click.source ? source( { typ: click.type, src: click.source, mdm: click.medium } ) : undefined;
};
