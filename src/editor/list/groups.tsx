import {
	CheckboxControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { facetsFor, taxonomiesOf } from '../query/registered';
import type { Filter } from '../../schemas/filter';

/** One row of the filter, in which visitors choose terms of a taxonomy or values of a facet. */
export type Group = Filter[ 'groups' ][ number ];

type Display = NonNullable< Group[ 'display' ] >;

/** Something that visitors can filter by. */
export interface Offer {
	key: string;
	name: string;
	/** What a new group of it stores. */
	group: Group;
	/** How its terms can be shown besides as a list. */
	displays: Display[];
}

/**
 * Whether a group is about an offer.
 *
 * @param group
 * @param group.taxonomy
 * @param group.facet
 * @param offer
 * @param offer.group
 */
const isOf = ( { taxonomy, facet }: Group, { group }: Offer ): boolean =>
	group.facet ? facet === group.facet : ! facet && taxonomy === group.taxonomy;

/**
 * Returns what visitors can filter a list by: taxonomies of its items, and facets where these have some.
 *
 * @param postType Post type of the items.
 */
export const offersOf = ( postType: string ): Offer[] => [
	...taxonomiesOf( postType ).map( ( { slug, name, tree } ) => ( {
		key: slug,
		name,
		group: { taxonomy: slug },
		displays: [ tree && 'tree', /^pa_/.test( slug ) && 'swatches' ].filter( Boolean ) as Display[],
	} ) ),
	...facetsFor( postType ).map( ( { name, label } ) => ( {
		key: `facet-${ name }`,
		name: label,
		group: { facet: name },
		displays: [],
	} ) ),
];

interface Props {
	offer: Offer;
	groups: Group[];
	setGroups: ( groups: Group[] ) => void;
	/** Whether no group can be added. */
	isFull: boolean;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Switches a group on and off, with its settings. */
export function GroupFields( { offer, groups, setGroups, isFull }: Props ) {
	const { name } = offer;
	const group = groups.find( ( other ) => isOf( other, offer ) );
	const change = ( value: Partial< Group > ) =>
		setGroups( groups.map( ( other ) => ( other === group ? { ...other, ...value } : other ) ) );
	const displays: Record< Display, string > = {
		list: _x( 'List', 'terms', 'eidan' ),
		tree: __( 'Tree', 'eidan' ),
		swatches: __( 'Swatches', 'eidan' ),
	};

	return (
		<VStack spacing={ 2 }>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ name }
				checked={ !! group }
				disabled={ ! group && isFull }
				onChange={ ( checked ) =>
					setGroups( checked ? [ ...groups, offer.group ] : groups.filter( ( other ) => other !== group ) )
				}
			/>
			{ group && ! group.facet && (
				<ToggleControl
					__nextHasNoMarginBottom
					/* translators: %s: name of a taxonomy, such as Categories. */
					label={ sprintf( __( '%s: allow several', 'eidan' ), name ) }
					checked={ group.multiple ?? false }
					onChange={ ( multiple ) => change( { multiple } ) }
				/>
			) }
			{ group && offer.displays.length > 0 && (
				<SelectControl
					{ ...modern }
					/* translators: %s: name of a taxonomy, such as Categories. */
					label={ sprintf( __( '%s: shown as', 'eidan' ), name ) }
					value={ group.display ?? 'list' }
					options={ ( [ 'list', ...offer.displays ] as Display[] ).map( ( value ) => ( {
						value,
						label: displays[ value ],
					} ) ) }
					onChange={ ( display ) => change( { display } ) }
				/>
			) }
			{ group && (
				<TextControl
					{ ...modern }
					/* translators: %s: name of a taxonomy, such as Categories. */
					label={ sprintf( __( '%s: label', 'eidan' ), name ) }
					placeholder={ name }
					value={ group.label ?? '' }
					onChange={ ( label ) => change( { label } ) }
				/>
			) }
		</VStack>
	);
}
