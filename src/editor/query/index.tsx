import {
	Button,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalNumberControl as NumberControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { queryDefaults, type Query } from '../../schemas/query';
import schema from '../../schemas/query.json';
import { rangeOf, within } from '../controls/range-of';
import { Conditions } from './conditions';
import { OrderList } from '../controls/order-list';
import { RecordTokens } from './record-tokens';
import { contextsFor, moreOrders } from './registered';
import { TermRules } from './term-rules';
import { useRecords } from './use-records';

export { OrderList } from '../controls/order-list';
export { RecordTokens } from './record-tokens';
export { moreOrders, taxonomiesOf } from './registered';
export { withoutHowTo } from './without-how-to';

interface Props {
	/** The block's attribute `query`. */
	value: Partial< Query >;
	onChange: ( query: Partial< Query > ) => void;
	/** The block's own defaults, where they differ from the schema's. */
	defaults?: Partial< Query >;
	/** `basic`: the settings that most authors need; `advanced`: rarely used settings. */
	section?: 'basic' | 'advanced';
	/** Label of the number of items. A block without pages passes its own. */
	perPageLabel?: string;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const ownOrders = (): { label: string; value: string }[] => [
	{ label: __( 'Newest first', 'eidan' ), value: 'date-desc' },
	{ label: __( 'Oldest first', 'eidan' ), value: 'date-asc' },
	{ label: __( 'Recently updated first', 'eidan' ), value: 'modified-desc' },
	{ label: __( 'Least recently updated first', 'eidan' ), value: 'modified-asc' },
	{ label: __( 'Title A–Z', 'eidan' ), value: 'title-asc' },
	{ label: __( 'Title Z–A', 'eidan' ), value: 'title-desc' },
	{ label: __( 'Menu order', 'eidan' ), value: 'menu-order' },
	{ label: __( 'Most commented', 'eidan' ), value: 'comments' },
];

const orders = ( postType: string ): { label: string; value: string }[] => {
	const own = ownOrders();
	const more = moreOrders(
		postType,
		own.map( ( { value } ) => value )
	);
	return [ ...own, ...more.map( ( { name, label } ) => ( { label, value: name } ) ) ];
};

const stickies = (): { label: string; value: Query[ 'sticky' ] }[] => [
	{ label: __( 'Include', 'eidan' ), value: 'include' },
	{ label: __( 'Show first', 'eidan' ), value: 'first' },
	{ label: __( 'Exclude', 'eidan' ), value: 'exclude' },
	{ label: __( 'Only', 'eidan' ), value: 'only' },
];

const ownContexts = (): { label: string; value: Query[ 'context' ] }[] => [
	{ label: _x( 'Custom', 'query', 'eidan' ), value: '' },
	{ label: __( 'Current archive', 'eidan' ), value: 'archive' },
	{ label: __( 'Related to the current item', 'eidan' ), value: 'related' },
	{ label: __( 'Same author', 'eidan' ), value: 'author' },
];

const contexts = ( postType: string ): { label: string; value: string }[] => {
	const registered = contextsFor( postType ).map( ( { name, label } ) => ( { label, value: name } ) );
	const more = registered.filter( ( { value } ) => ownContexts().every( ( own ) => own.value !== value ) );
	return [
		...ownContexts().map( ( own ) => registered.find( ( { value } ) => value === own.value ) ?? own ),
		...more,
	];
};

const contextHelp = (): Record< Query[ 'context' ], string | undefined > => ( {
	'': undefined,
	archive: __( 'On an archive, the items of its category, tag, author or date. Elsewhere all items.', 'eidan' ),
	related: __( 'Other items of the same category as the current one.', 'eidan' ),
	author: __( 'Items of the author of the current item or archive.', 'eidan' ),
} );

/** Chooses single items by hand, and their order. */
function Picked( { query, set }: { query: Query; set: ( change: Partial< Query > ) => void } ) {
	const { options } = useRecords( 'postType', query.postType, query.include );
	const items = query.include.map( ( id ) => ( {
		id,
		label: options.find( ( option ) => option.id === id )?.label ?? `#${ id }`,
	} ) );
	return (
		<>
			<RecordTokens
				label={ __( 'Hand-picked', 'eidan' ) }
				kind="postType"
				name={ query.postType }
				value={ query.include }
				onChange={ ( include ) => set( { include } ) }
			/>
			{ items.length > 1 && (
				<OrderList
					label={ __( 'Order of hand-picked items', 'eidan' ) }
					items={ items }
					onChange={ ( include ) => set( { include } ) }
					actions={ ( { id, label } ) => (
						<Button
							size="small"
							icon={ closeSmall }
							/* translators: %s: title of an item. */
							label={ sprintf( __( 'Remove %s', 'eidan' ), label ) }
							onClick={ () => set( { include: query.include.filter( ( other ) => other !== id ) } ) }
						/>
					) }
				/>
			) }
		</>
	);
}

/** Rarely used settings. */
function Advanced( { query, set }: { query: Query; set: ( change: Partial< Query > ) => void } ) {
	return (
		<>
			<NumberControl
				__next40pxDefaultSize
				label={ __( 'Offset', 'eidan' ) }
				value={ query.offset }
				{ ...rangeOf( schema.properties.offset ) }
				onChange={ ( value ) => set( { offset: within( schema.properties.offset, value ) } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Exclude the current item', 'eidan' ) }
				checked={ query.excludeCurrent }
				onChange={ ( excludeCurrent ) => set( { excludeCurrent } ) }
			/>
			<RecordTokens
				label={ __( 'Exclude', 'eidan' ) }
				kind="postType"
				name={ query.postType }
				value={ query.exclude }
				onChange={ ( exclude ) => set( { exclude } ) }
			/>
			<TermRules
				postType={ query.postType }
				rules={ query.terms }
				onChange={ ( terms ) => set( { terms } ) }
				exclude
			/>
			<RecordTokens
				label={ __( 'Exclude authors', 'eidan' ) }
				kind="root"
				name="user"
				value={ query.excludeAuthors }
				onChange={ ( excludeAuthors ) => set( { excludeAuthors } ) }
			/>
			<TextControl
				{ ...modern }
				type="date"
				label={ __( 'Published after', 'eidan' ) }
				value={ query.after }
				onChange={ ( after ) => set( { after } ) }
			/>
			<TextControl
				{ ...modern }
				type="date"
				label={ __( 'Published before', 'eidan' ) }
				value={ query.before }
				onChange={ ( before ) => set( { before } ) }
			/>
			<NumberControl
				__next40pxDefaultSize
				label={ __( 'Published within (days)', 'eidan' ) }
				help={ __( '0: no limit.', 'eidan' ) }
				value={ query.withinDays }
				{ ...rangeOf( schema.properties.withinDays ) }
				onChange={ ( value ) => set( { withinDays: within( schema.properties.withinDays, value ) } ) }
			/>
		</>
	);
}

/** Chooses which items a list shows. */
export function QueryControls( {
	value,
	onChange,
	defaults,
	section = 'basic',
	perPageLabel = __( 'Items per page', 'eidan' ),
}: Props ) {
	const query: Query = { ...queryDefaults, ...defaults, ...value };
	const set = ( change: Partial< Query > ) => onChange( { ...value, ...change } );
	const picked = query.include.length > 0;

	return (
		<VStack spacing={ 4 }>
			{ section === 'advanced' ? (
				<Advanced query={ query } set={ set } />
			) : (
				<>
					<SelectControl
						{ ...modern }
						label={ __( 'Query type', 'eidan' ) }
						value={ query.context }
						options={ contexts( query.postType ) }
						help={ contextHelp()[ query.context ] }
						onChange={ ( context ) => set( { context: context as Query[ 'context' ] } ) }
					/>
					<RangeControl
						{ ...modern }
						label={ perPageLabel }
						value={ query.perPage }
						{ ...rangeOf( schema.properties.perPage ) }
						onChange={ ( perPage ) => perPage && set( { perPage } ) }
					/>
					{ ! picked && (
						<SelectControl
							{ ...modern }
							label={ __( 'Order by', 'eidan' ) }
							value={ query.order }
							options={ orders( query.postType ) }
							// Other code can register orders that this type does not list; see
							// Eidan\Lists\Query\Orders.
							onChange={ ( order ) => set( { order: order as Query[ 'order' ] } ) }
						/>
					) }
					{ ! picked && query.postType === 'post' && (
						<SelectControl
							{ ...modern }
							label={ __( 'Sticky posts', 'eidan' ) }
							value={ query.sticky }
							options={ stickies() }
							onChange={ ( sticky ) => set( { sticky } ) }
						/>
					) }
					<TermRules
						postType={ query.postType }
						rules={ query.terms }
						onChange={ ( terms ) => set( { terms } ) }
					/>
					<RecordTokens
						label={ __( 'Authors', 'eidan' ) }
						kind="root"
						name="user"
						value={ query.authors }
						onChange={ ( authors ) => set( { authors } ) }
					/>
					<Conditions postType={ query.postType } query={ query } set={ set } />
					<Picked query={ query } set={ set } />
				</>
			) }
		</VStack>
	);
}
