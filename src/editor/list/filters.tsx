import {
	BaseControl,
	CheckboxControl,
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreOrders } from '../query/registered';
import { offersOf, GroupFields, type Group } from './groups';
import type { Filter } from '../../schemas/filter';
import type { Query } from '../../schemas/query';

/** The attributes for what visitors can choose in a list: filters and orders. */
export interface Choices {
	/** What an author has not set is missing. */
	filter: Partial< Filter >;
	orders: Query[ 'order' ][];
	empty: string;
	query: object;
}

interface Props {
	attributes: Choices;
	setAttributes: ( attributes: Partial< Choices > ) => void;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** The limits of src/schemas/filter.json. */
export const FILTER_LIMITS = { groups: 10, terms: { min: 1, max: 100, default: 12 } } as const;

/**
 * Returns the groups of a filter. A filter stored in the short form has one group.
 *
 * @param filter The attribute `filter`.
 */
export const groupsOf = ( filter: Partial< Filter > ): Group[] =>
	filter.groups?.length
		? filter.groups
		: ( [ { taxonomy: filter.taxonomy } ].filter( ( { taxonomy } ) => taxonomy ) as Group[] );

/** Chooses what visitors filter by, with settings for each. */
function FilterFields( { attributes: { filter, query }, setAttributes }: Props ) {
	const { postType = 'post' } = query as { postType?: string };
	const groups = groupsOf( filter );
	const setGroups = ( value: Group[] ) => {
		const { taxonomy, ...rest } = filter;
		void taxonomy;
		setAttributes( { filter: { ...rest, groups: value } } );
	};

	return (
		<VStack as="fieldset" spacing={ 2 } className="eidan-choices">
			<legend>
				<BaseControl.VisualLabel>{ __( 'Filter by', 'eidan' ) }</BaseControl.VisualLabel>
			</legend>
			{ offersOf( postType ).map( ( offer ) => (
				<GroupFields
					key={ offer.key }
					{ ...{ offer, groups, setGroups } }
					isFull={ groups.length >= FILTER_LIMITS.groups }
				/>
			) ) }
		</VStack>
	);
}

/** Settings that apply to all groups of the filter. */
function TermFields( { attributes: { filter }, setAttributes }: Props ) {
	const set = ( change: Partial< Filter > ) => setAttributes( { filter: { ...filter, ...change } } );
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show item counts', 'eidan' ) }
				checked={ filter.counts ?? true }
				onChange={ ( counts ) => set( { counts } ) }
			/>
			{ ( filter.counts ?? true ) && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Hide terms without items', 'eidan' ) }
					help={ __( 'Otherwise they are dimmed and cannot be chosen.', 'eidan' ) }
					checked={ filter.hideEmpty ?? false }
					onChange={ ( hideEmpty ) => set( { hideEmpty } ) }
				/>
			) }
			<RangeControl
				{ ...modern }
				label={ __( 'Max number of terms', 'eidan' ) }
				help={ __( 'The most used terms are shown, the others under “More”.', 'eidan' ) }
				value={ filter.limit ?? FILTER_LIMITS.terms.default }
				min={ FILTER_LIMITS.terms.min }
				max={ FILTER_LIMITS.terms.max }
				onChange={ ( limit ) => limit && set( { limit } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Search in long groups', 'eidan' ) }
				help={ __( 'A field above groups with more terms than that.', 'eidan' ) }
				checked={ filter.search ?? false }
				onChange={ ( search ) => set( { search } ) }
			/>
			<ToggleGroupControl
				{ ...modern }
				isBlock
				label={ __( 'Position', 'eidan' ) }
				help={ __( 'In a narrow list, filters are behind a button.', 'eidan' ) }
				value={ filter.position ?? 'top' }
				onChange={ ( position ) => set( { position: position as Filter[ 'position' ] } ) }
			>
				<ToggleGroupControlOption value="top" label={ __( 'Top', 'eidan' ) } />
				<ToggleGroupControlOption value="side" label={ __( 'Side', 'eidan' ) } />
			</ToggleGroupControl>
			<TextControl
				{ ...modern }
				label={ __( 'Label for “All”', 'eidan' ) }
				placeholder={ __( 'All', 'eidan' ) }
				value={ filter.all ?? '' }
				onChange={ ( all ) => set( { all } ) }
			/>
		</>
	);
}

/** Chooses the orders that visitors can choose from. */
function SortFields( { attributes: { orders, query }, setAttributes }: Props ) {
	const { postType = 'post' } = query as { postType?: string };
	const names: Record< Query[ 'order' ], string > = {
		'date-desc': __( 'Newest first', 'eidan' ),
		'date-asc': __( 'Oldest first', 'eidan' ),
		'modified-desc': __( 'Recently updated first', 'eidan' ),
		'modified-asc': __( 'Least recently updated first', 'eidan' ),
		'title-asc': __( 'Title A–Z', 'eidan' ),
		'title-desc': __( 'Title Z–A', 'eidan' ),
		'menu-order': __( 'Menu order', 'eidan' ),
		comments: __( 'Most commented', 'eidan' ),
	};

	const sortable = [
		...Object.entries( names ),
		...moreOrders( postType, Object.keys( names ) ).map( ( { name, label } ) => [ name, label ] as const ),
	];

	return (
		<VStack as="fieldset" spacing={ 2 } className="eidan-choices">
			<legend>
				<BaseControl.VisualLabel>{ __( 'Sort by', 'eidan' ) }</BaseControl.VisualLabel>
			</legend>
			{ sortable.map( ( [ name, label ] ) => (
				<CheckboxControl
					key={ name }
					__nextHasNoMarginBottom
					label={ label }
					checked={ orders.includes( name as Query[ 'order' ] ) }
					onChange={ ( checked ) =>
						setAttributes( {
							orders: checked
								? [ ...orders, name as Query[ 'order' ] ]
								: orders.filter( ( other ) => other !== name ),
						} )
					}
				/>
			) ) }
		</VStack>
	);
}

/** Settings for filtering and sorting by visitors, and for the message if nothing is found. */
export function FilterPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const { empty, filter } = attributes;
	return (
		<PanelBody title={ __( 'Filters', 'eidan' ) } initialOpen={ false }>
			<VStack spacing={ 4 }>
				<FilterFields { ...props } />
				{ groupsOf( filter ).length > 0 && <TermFields { ...props } /> }
				<SortFields { ...props } />
				<TextControl
					{ ...modern }
					label={ __( 'Text for no results', 'eidan' ) }
					placeholder={ __( 'Nothing found.', 'eidan' ) }
					value={ empty }
					onChange={ ( value ) => setAttributes( { empty: value } ) }
				/>
			</VStack>
		</PanelBody>
	);
}
