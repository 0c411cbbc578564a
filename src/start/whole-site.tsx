import { Button, ExternalLink } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { DemoCard } from '../settings/demo-card';
import { Choices } from './choices';
import { Preview } from './preview';
import type { StartData, Starter, Starters, Style } from './types';
import type { UseStarters } from './use-starters';

/** Colors as dots, and the names of the typefaces. */
function Looks( { colors, fonts }: Style ) {
	return (
		<span className="eidan-start__looks">
			<span className="eidan-start__colors" aria-hidden="true">
				{ colors.map( ( color ) => (
					<i key={ color } style={ { background: color } } />
				) ) }
			</span>
			{ fonts.join( ', ' ) }
		</span>
	);
}

/** What can be done with a kind of site before it is chosen: look at it, or get what it needs. */
function StarterActions( { starter, preview, install }: { starter: Starter; preview: string; install: string } ) {
	if ( starter.needs ) {
		return install ? <a href={ install }>{ __( 'Install WooCommerce', 'eidan' ) }</a> : null;
	}
	return preview ? <OpenPreview href={ preview } name={ starter.name } /> : null;
}

function OpenPreview( { href, name }: { href: string; name: string } ) {
	return (
		<ExternalLink href={ href }>
			{ __( 'Open preview', 'eidan' ) }
			<span className="screen-reader-text">{ ` ${ name }` }</span>
		</ExternalLink>
	);
}

/** The front page of a kind of site in the style that is chosen. */
function StarterImage( { src }: { src: string | undefined } ) {
	return src ? (
		<img className="eidan-start__image" src={ src } width={ 320 } height={ 213 } alt="" loading="lazy" />
	) : null;
}

interface Props {
	data: StartData;
	starters: Starters;
	use: UseStarters;
}

/** A whole site: its kind, its style, then the import. Or only the style, on the site as it is. */
export function WholeSite( { data, starters: { starters, styles, current }, use }: Props ) {
	const [ starter, setStarter ] = useState(
		current.starter ?? starters.find( ( { needs } ) => ! needs )?.slug ?? ''
	);
	const [ style, setStyle ] = useState( current.style ?? current.chosen ?? styles[ 0 ]?.slug ?? '' );
	const kind = starters.find( ( { slug } ) => slug === starter );
	const look = styles.find( ( { slug } ) => slug === style );
	const there = starters.find( ( { slug } ) => slug === current.starter );
	const isFresh = data.fresh && ! current.starter;
	/** Address of a style's preview: on a fresh site with a kind of site in it, else of the site as it is. */
	const previewOf = ( { preview }: Style, slug: string ) =>
		preview && isFresh ? addQueryArgs( preview, { eidan_starter: slug } ) : preview;

	return (
		<>
			<Choices
				legend={ __( 'Kind of site', 'eidan' ) }
				name="kind"
				value={ starter }
				onChange={ setStarter }
				options={ starters.map( ( own ) => ( {
					value: own.slug,
					label: own.name,
					description: own.description,
					obstacle: own.needs,
					image: <StarterImage src={ data.images[ `${ own.slug }-${ style }` ] } />,
					more: (
						<span className="eidan-start__description">
							{
								/* translators: %s: names of pages, with commas. */
								sprintf( __( 'Pages: %s.', 'eidan' ), own.pages.join( ', ' ) )
							}
						</span>
					),
					actions: (
						<StarterActions
							starter={ own }
							preview={ look && isFresh ? previewOf( look, own.slug ) : '' }
							install={ data.install }
						/>
					),
				} ) ) }
			/>
			<Choices
				legend={ __( 'Style', 'eidan' ) }
				name="style"
				value={ style }
				onChange={ setStyle }
				options={ styles.map( ( own ) => ( {
					value: own.slug,
					label: own.name,
					description: own.description,
					image: own.preview && <Preview src={ previewOf( own, starter ) } />,
					more: <Looks { ...own } />,
					actions: own.preview && <OpenPreview href={ previewOf( own, starter ) } name={ own.name } />,
				} ) ) }
			/>
			{ data.mayImport && kind && look && (
				<DemoCard
					home={ data.home }
					starter={ starter }
					style={ style }
					title={
						/* translators: 1: kind of site, such as "Portfolio", 2: name of a style. */
						sprintf( __( 'Import %1$s in %2$s', 'eidan' ), kind.name, look.name )
					}
					intro={ __(
						'Adds pages, posts, items and images, to change as you like. What it changes of your site is named before, and one click removes all of it.',
						'eidan'
					) }
					obstacle={
						there && there !== kind
							? sprintf(
									/* translators: %s: kind of site, such as "Portfolio". */
									__( '%s is on your site. Remove it to import another kind of site.', 'eidan' ),
									there.name
								)
							: undefined
					}
					onChanged={ () => void use.load() }
				/>
			) }
			{ look && <OnlyStyle { ...{ data, style: look, use } } /> }
		</>
	);
}

/** The style alone, on the site as it is. */
function OnlyStyle( { data, style: { slug, name }, use }: { data: StartData; style: Style; use: UseStarters } ) {
	const { fits = false, reason = '', current } = use.starters ?? {};
	const isWorn = current?.style === slug;

	return (
		<section className="eidan-settings__section">
			<h2>
				{
					/* translators: %s: name of a style. */
					sprintf( __( 'Only the style %s', 'eidan' ), name )
				}
			</h2>
			<p className="eidan-settings__intro">
				{ __( 'For the site that you have. Pages and posts stay as they are.', 'eidan' ) }
			</p>
			<div className="eidan-settings__fields">
				<p className="eidan-start__line">
					{ fits
						? __( 'Changes: colors, fonts, sizes, header and footer.', 'eidan' )
						: reason || __( 'Your theme has no styles that a plugin may set.', 'eidan' ) }
				</p>
				<div className="eidan-settings__buttons">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ use.busy === slug }
						disabled={ ! fits || ! data.mayStyle || !! use.busy || isWorn }
						accessibleWhenDisabled
						onClick={ () => void use.put( { style: slug } ) }
					>
						{ isWorn ? __( 'In use', 'eidan' ) : __( 'Use this style', 'eidan' ) }
					</Button>
				</div>
			</div>
		</section>
	);
}
