import { BaseControl, Button, Flex, FlexBlock, FlexItem, __experimentalVStack as VStack } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { sourceOfMedia, type Chosen } from './source';
import { MediaCheck } from '../permission-notice';
import { MediaUpload } from './components';

interface File {
	id?: number | undefined;
	url?: string | undefined;
}

interface Props {
	value: readonly File[];
	max: number;
	onChange: ( files: File[] ) => void;
}

const nameOf = ( url = '' ) =>
	decodeURIComponent(
		url
			.replace( /[?#].*$/, '' )
			.split( '/' )
			.pop() ?? ''
	);

/** A list of files with the same video in other formats, for browsers that cannot play the main file. */
export function FormatsControl( { value, max, onChange }: Props ) {
	const label = __( 'Other formats', 'eidan' );
	return (
		<VStack spacing={ 2 } className="eidan-group" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ value.map( ( { url }, index ) => (
				<Flex key={ url }>
					<FlexBlock>{ nameOf( url ) }</FlexBlock>
					<FlexItem>
						<Button
							variant="tertiary"
							size="small"
							/* translators: %s: name of a file. */
							aria-label={ sprintf( __( 'Remove “%s”', 'eidan' ), nameOf( url ) ) }
							onClick={ () => onChange( value.filter( ( _, other ) => other !== index ) ) }
						>
							{ __( 'Remove', 'eidan' ) }
						</Button>
					</FlexItem>
				</Flex>
			) ) }
			{ value.length < max && (
				<MediaCheck>
					<MediaUpload
						title={ label }
						allowedTypes={ [ 'video' ] }
						onSelect={ ( chosen: Chosen ) => {
							const source = sourceOfMedia( chosen, [ 'video' ] );
							if ( source?.url && ! value.some( ( { url } ) => url === source.url ) ) {
								onChange( [
									...value,
									{ url: source.url, ...( source.id ? { id: source.id } : {} ) },
								] );
							}
						} }
						render={ ( { open } ) => (
							<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
								{ __( 'Add a file', 'eidan' ) }
							</Button>
						) }
					/>
				</MediaCheck>
			) }
			<p className="components-base-control__help">
				{ __(
					'The browser plays the first file that it knows: WebM is small, MP4 plays everywhere.',
					'eidan'
				) }
			</p>
		</VStack>
	);
}
