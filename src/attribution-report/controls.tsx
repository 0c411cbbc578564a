import {
	Button,
	SelectControl,
	TextControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { isPeriod, periodOf, presetLabels, presetOf, PRESETS, type Preset } from './period';
import { downloadConversions, downloadCsv } from './csv';
import { messageOf } from './use-report';
import type { View } from './view';
import { COMPARISONS, METRICS, MODELS, type Comparison, type Kind, type Model, type Shop } from './types';

interface Props {
	view: View;
	shop: Shop;
	/** Currencies to choose from. */
	currencies: string[];
	onChange: ( change: Partial< View > ) => void;
	/** Whether there is a report to export. */
	canExport?: boolean;
	/** Opens the dialog of ad costs. */
	onCosts?: () => void;
}

/** Labels of the periods to compare with. */
export const comparisonLabels = (): Record< Comparison, string > => ( {
	previous: __( 'Previous period', 'eidan' ),
	year: __( 'Previous year', 'eidan' ),
	none: _x( 'None', 'comparison', 'eidan' ),
} );

const kindLabels = (): Record< Kind, string > => ( {
	orders: __( 'Orders', 'eidan' ),
	enquiries: __( 'Enquiries', 'eidan' ),
	both: _x( 'Both', 'orders and enquiries', 'eidan' ),
} );

const modelLabels = (): Record< Model, string > => ( {
	'last-non-direct': __( 'Last source', 'eidan' ),
	last: __( 'Last visit', 'eidan' ),
	first: __( 'First visit', 'eidan' ),
} );

const modelHelp = ( kind: Kind ): Record< Model, string > =>
	kind === 'orders'
		? {
				'last-non-direct': __(
					'An order counts for the last source that brought the customer; direct visits after it change nothing.',
					'eidan'
				),
				last: __( 'An order counts for the visit it was made in, also a direct one.', 'eidan' ),
				first: __( 'An order counts for what brought the customer the first time.', 'eidan' ),
			}
		: {
				'last-non-direct': __(
					'Counts for the last source that brought the person; direct visits after it change nothing.',
					'eidan'
				),
				last: __( 'Counts for the visit in which it came, also a direct one.', 'eidan' ),
				first: __( 'Counts for what brought the person the first time.', 'eidan' ),
			};

/** The controls for period, comparison, currency, model and export. */
export function Controls( { view, shop, currencies, onChange, canExport = true, onCosts }: Props ) {
	const labels = presetLabels();
	const [ isCustom, setCustom ] = useState( false );
	const preset = isCustom ? 'custom' : presetOf( view, shop.today );
	const choose = ( next: Preset ) => {
		setCustom( next === 'custom' );
		if ( next !== 'custom' ) {
			onChange( periodOf( next, shop.today ) );
		}
	};

	return (
		<div className="eidan-report__controls">
			{ shop.kinds.length > 1 && (
				<div className="eidan-report__kind">
					<ToggleGroupControl
						__next40pxDefaultSize
						isBlock
						label={ __( 'Report on', 'eidan' ) }
						value={ view.kind }
						onChange={ ( value ) => {
							const kind = ( value ?? shop.kinds[ 0 ] ) as Kind;
							onChange( { kind, metric: METRICS[ kind ][ 0 ] } );
						} }
					>
						{ shop.kinds.map( ( value ) => (
							<ToggleGroupControlOption key={ value } value={ value } label={ kindLabels()[ value ] } />
						) ) }
					</ToggleGroupControl>
				</div>
			) }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Period', 'eidan' ) }
				value={ preset }
				options={ PRESETS.map( ( value ) => ( { value, label: labels[ value ] } ) ) }
				onChange={ ( value ) => choose( value as Preset ) }
			/>
			{ preset === 'custom' && <Days view={ view } onChange={ onChange } /> }
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Compare to', 'eidan' ) }
				value={ view.compare }
				options={ COMPARISONS.map( ( value ) => ( { value, label: comparisonLabels()[ value ] } ) ) }
				onChange={ ( value ) => onChange( { compare: value as Comparison } ) }
			/>
			{ ( currencies.length > 1 || view.currency ) && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Currency', 'eidan' ) }
					value={ view.currency }
					options={ [
						{ value: '', label: __( 'All currencies', 'eidan' ) },
						...[ ...new Set( [ ...currencies, view.currency ].filter( Boolean ) ) ].map( ( value ) => ( {
							value,
							label: value,
						} ) ),
					] }
					onChange={ ( currency ) => onChange( { currency } ) }
				/>
			) }
			<div className="eidan-report__model">
				<ToggleGroupControl
					__next40pxDefaultSize
					isBlock
					label={ __( 'Attribution model', 'eidan' ) }
					help={
						<>
							{ modelHelp( view.kind )[ view.model ] }
							{ view.model === 'first' && <LookBack { ...shop } /> }
						</>
					}
					value={ view.model }
					onChange={ ( value ) => onChange( { model: ( value ?? 'last-non-direct' ) as Model } ) }
				>
					{ MODELS.map( ( value ) => (
						<ToggleGroupControlOption key={ value } value={ value } label={ modelLabels()[ value ] } />
					) ) }
				</ToggleGroupControl>
			</div>
			<Export view={ view } files={ shop.files } disabled={ ! canExport } { ...( onCosts && { onCosts } ) } />
		</div>
	);
}

/** Says how far back the first visit can lie, and leads to the setting. */
function LookBack( { lookBack, settings }: Pick< Shop, 'lookBack' | 'settings' > ) {
	return (
		<>
			{ ` ${ lookBack } ` }
			{ settings && <a href={ `${ settings }#attribution.lifetime` }>{ __( 'Cookie lifetime', 'eidan' ) }</a> }
		</>
	);
}

/** Fields for the first and the last day. They take effect once both days exist and are in order. */
function Days( { view, onChange }: Pick< Props, 'view' | 'onChange' > ) {
	const [ days, setDays ] = useState( { after: view.after, before: view.before } );
	useEffect( () => setDays( { after: view.after, before: view.before } ), [ view.after, view.before ] );
	const set = ( part: Partial< typeof days > ) => {
		const next = { ...days, ...part };
		setDays( next );
		if ( isPeriod( next ) ) {
			onChange( next );
		}
	};
	const isWrong = ! isPeriod( days );

	return (
		<div className="eidan-report__days">
			{ ( [ 'after', 'before' ] as const ).map( ( name ) => (
				<TextControl
					key={ name }
					__next40pxDefaultSize
					type="date"
					label={ name === 'after' ? __( 'From', 'eidan' ) : __( 'To', 'eidan' ) }
					value={ days[ name ] }
					aria-invalid={ isWrong }
					aria-describedby={ isWrong ? 'eidan-report-days' : undefined }
					onChange={ ( value ) => set( { [ name ]: value } ) }
				/>
			) ) }
			{ isWrong && (
				<p id="eidan-report-days" className="eidan-report__wrong" role="alert">
					{ __( 'Choose a first and a last day, in this order.', 'eidan' ) }
				</p>
			) }
		</div>
	);
}

/**
 * The button that exports the rows as a CSV file, and, where the owner wants them, those of files for platforms of ads.
 * These files have rows of their own, so they are there without a report, too.
 */
function Export( {
	view,
	files,
	disabled,
	onCosts,
}: Pick< Props, 'view' | 'onCosts' > & { files: boolean; disabled: boolean } ) {
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const save = async ( name: string, download: () => Promise< void > ) => {
		setBusy( name );
		setFailure( '' );
		try {
			await download();
		} catch ( error ) {
			setFailure( messageOf( error ) );
		}
		setBusy( '' );
	};
	const button = ( name: string, label: string, download: () => Promise< void >, isOff = false ) => (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isBusy={ busy === name }
			disabled={ !! busy || isOff }
			accessibleWhenDisabled
			onClick={ () => void save( name, download ) }
		>
			{ label }
		</Button>
	);

	return (
		<div className="eidan-report__export">
			{ onCosts && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCosts }>
					{ __( 'Ad costs', 'eidan' ) }
				</Button>
			) }
			{ button( 'csv', __( 'Export CSV', 'eidan' ), () => downloadCsv( view ), disabled ) }
			{ files &&
				button( 'google', __( 'Conversions for Google Ads', 'eidan' ), () =>
					downloadConversions( view, 'google' )
				) }
			{ files &&
				button( 'microsoft', __( 'Conversions for Microsoft Advertising', 'eidan' ), () =>
					downloadConversions( view, 'microsoft' )
				) }
			{ failure && <p role="alert">{ failure }</p> }
		</div>
	);
}
