/**
 * Fields for what an author adds to a menu item: a label, an icon and a wide drop-down.
 */
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { IconPicker } from '../icons/picker';
import { selectCore } from '../stores';

/** Attributes of an item. includes/Menus/Extras.php has the same names. */
export interface Extras {
	eidanLabel?: string | undefined;
	eidanIcon?: string | undefined;
	eidanWide?: string | undefined;
	eidanBoxed?: boolean | undefined;
}

interface Part {
	slug: string;
	title?: { rendered?: string };
}

interface Pattern {
	id: number;
	title?: { raw?: string; rendered?: string };
}

/** The possible contents of a wide drop-down: template parts and synced patterns. */
const useWide = () =>
	useSelect( ( select ) => {
		const { getEntityRecords } = selectCore( select );
		const parts = getEntityRecords< Part >( 'postType', 'wp_template_part', { per_page: -1 } ) ?? [];
		const patterns =
			getEntityRecords< Pattern >( 'postType', 'wp_block', { per_page: 100, status: 'publish' } ) ?? [];
		return [ parts, patterns ] as const;
	}, [] );

interface Props {
	attributes: Extras;
	setAttributes: ( attributes: Extras ) => void;
}

export function ExtrasFields( { attributes, setAttributes }: Props ) {
	const { eidanLabel = '', eidanIcon = '', eidanWide = '', eidanBoxed = false } = attributes;
	const [ isPicking, setPicking ] = useState( false );
	const [ parts, patterns ] = useWide();
	const options = [
		{ value: '', label: __( 'None', 'eidan' ) },
		...parts.map( ( { slug, title } ) => ( { value: `part:${ slug }`, label: title?.rendered || slug } ) ),
		...patterns.map( ( { id, title } ) => ( {
			value: `pattern:${ id }`,
			label: title?.raw || title?.rendered || `#${ id }`,
		} ) ),
	];
	const lost = options.some( ( { value } ) => value === eidanWide ) ? [] : [ { value: eidanWide, label: eidanWide } ];

	return (
		<>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Label', 'eidan' ) }
				placeholder={ __( 'New', 'eidan' ) }
				maxLength={ 40 }
				value={ eidanLabel }
				onChange={ ( value ) => setAttributes( { eidanLabel: value || undefined } ) }
			/>
			<p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => setPicking( true ) }>
					{ eidanIcon
						? /* translators: %s: name of an icon. */
							sprintf( __( 'Icon: %s', 'eidan' ), eidanIcon.replace( /^.*\//, '' ) )
						: __( 'Choose icon', 'eidan' ) }
				</Button>
				{ eidanIcon && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => setAttributes( { eidanIcon: undefined } ) }
					>
						{ __( 'Remove', 'eidan' ) }
					</Button>
				) }
			</p>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Wide drop-down', 'eidan' ) }
				value={ eidanWide }
				options={ [ ...options, ...lost ] }
				onChange={ ( value ) => setAttributes( { eidanWide: value || undefined } ) }
			/>
			{ eidanWide && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Width', 'eidan' ) }
					value={ eidanBoxed ? 'boxed' : 'full' }
					options={ [
						{ value: 'full', label: __( 'Full width', 'eidan' ) },
						{ value: 'boxed', label: __( 'Wide width', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { eidanBoxed: value === 'boxed' || undefined } ) }
				/>
			) }
			{ isPicking && (
				<IconPicker
					value={ eidanIcon }
					onChange={ ( value ) => setAttributes( { eidanIcon: value || undefined } ) }
					onClose={ () => setPicking( false ) }
				/>
			) }
		</>
	);
}
