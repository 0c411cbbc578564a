<?php
/**
 * What the demo's look would change on the site, in words.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\SetupChanges;
use Eidan\Posts\Fingerprint;

/**
 * The owner sees this list before deciding. This class changes nothing.
 *
 * @phpstan-type Change array{name: string, now: string, then: string}
 */
final class Changes {

	/**
	 * @param Ledger $ledger What was already imported and changed.
	 */
	public function __construct( private readonly Ledger $ledger ) {}

	/**
	 * Everything that would change, each with its current and new value.
	 *
	 * @return list<Change>
	 */
	public function all(): array {
		$changes = $this->settings();
		if ( Look::fits() ) {
			if ( ! Look::has_styles( Look::own_styles() ) && ! isset( $this->ledger->changed()['styles'] ) ) {
				$changes[] = self::change(
					Names::of( 'styles' ),
					__( 'Those of the theme', 'eidan' ),
					Choice::STYLE === Choice::style()
						? __( 'Fonts and colors of the demo', 'eidan' )
						: sprintf(
							/* translators: %s: Name of a style. */
							__( 'Fonts and colors of %s', 'eidan' ),
							Styles::name( Choice::style() )
						)
				);
			}
			if ( array() !== array_filter( array_keys( OwnSettings::FONTS ), OwnSettings::is_free( ... ) ) ) {
				$changes[] = self::change(
					Names::of( OwnSettings::CHANGE . 'page.fontPreload' ),
					__( 'By the theme', 'eidan' ),
					__( 'Preloaded, with fallback fonts of the same size', 'eidan' )
				);
			}
			$templates = $this->templates( false );
			if ( array() !== $templates ) {
				$changes[] = self::change(
					__( 'Templates', 'eidan' ),
					__( 'Those of the theme', 'eidan' ),
					implode( wp_get_list_item_separator(), $templates )
				);
			}
			if ( 0 === $this->ledger->id( 'wp_navigation/primary' ) ) {
				$changes[] =
					self::change( __( 'Menu', 'eidan' ), '', __( 'One more, with the pages of the demo', 'eidan' ) );
			}
		}
		$samples = array_map(
			static fn( int $id ): string => wp_strip_all_tags( get_the_title( $id ) ),
			Samples::all()
		);
		if ( array() !== $samples ) {
			$changes[] = self::change( __( 'Trash', 'eidan' ), '', implode( wp_get_list_item_separator(), $samples ) );
		}
		if ( Shop::is_on( $this->ledger ) ) {
			array_push( $changes, ...( new SetupChanges( $this->ledger ) )->all() );
		}

		return $changes;
	}

	/**
	 * What would stay, because the owner has customised it.
	 *
	 * @return list<string> Names.
	 */
	public function kept(): array {
		if ( ! Look::fits() ) {
			return array( __( 'Styles', 'eidan' ), __( 'Templates', 'eidan' ) );
		}
		$styles = ! isset( $this->ledger->changed()['styles'] ) && Look::has_styles( Look::own_styles() );

		return array( ...( $styles ? array( __( 'Styles', 'eidan' ) ) : array() ), ...$this->templates( true ) );
	}

	/**
	 * Header and footer among what would stay.
	 *
	 * @return list<array{name: string, url: string}> Each with the address where it is edited.
	 */
	public function kept_parts(): array {
		return ! Look::fits() ? array() : Parts::names(
			array_values(
				array_filter(
					Parts::AREAS,
					fn( string $area ): bool => 0 === $this->ledger->id( 'wp_template_part/' . Parts::slug( $area ) )
						&& $this->stays( 'wp_template_part', Parts::slug( $area ) )
				)
			)
		);
	}

	/**
	 * Whether a template or part is the owner's. What a style has put there is not, unless somebody has edited it: the
	 * import takes the style off first.
	 *
	 * @param string $type `wp_template` or `wp_template_part`.
	 */
	private function stays( string $type, string $slug ): bool {
		$style = ( new Ledger( Ledger::STYLE_OPTION ) )->entry( "$type/$slug" );

		return Look::customised( $type, $slug )
			&& ( null === $style || Fingerprint::edited( $style['id'], $style['print'] ) );
	}

	/**
	 * Settings of the site.
	 *
	 * @return list<Change>
	 */
	private function settings(): array {
		$site    = Starters::site();
		$changes = array();
		$front   = get_option( 'page_on_front' );
		$front   = 'page' === get_option( 'show_on_front' ) && is_numeric( $front )
			? self::title( (int) $front )
			: __( 'Your latest posts', 'eidan' );
		$home    = Starters::items()['home'] ?? array();
		$without = Starters::has_logo() ? array() : array( 'site_icon', 'site_logo' );
		foreach ( array(
			'blogname'        => array(
				Names::of( 'blogname' ),
				self::text( get_option( 'blogname' ) ),
				Files::text( $site, 'title' ),
			),
			'blogdescription' => array(
				Names::of( 'blogdescription' ),
				self::text( get_option( 'blogdescription' ) ),
				Files::text( $site, 'tagline' ),
			),
			'site_icon'       => array(
				Names::of( 'site_icon' ),
				self::image_title( get_option( 'site_icon' ) ),
				__( 'That of the demo', 'eidan' ),
			),
			'site_logo'       => array(
				Names::of( 'site_logo' ),
				self::image_title( get_option( 'site_logo' ) ),
				__( 'That of the demo', 'eidan' ),
			),
			'page_on_front'   => array( Names::of( 'page_on_front' ), $front, Files::text( $home, 'title' ) ),
		) as $option => [ $name, $now, $then ] ) {
			if ( ! isset( $this->ledger->changed()[ $option ] ) && ! in_array( $option, $without, true ) ) {
				$changes[] = self::change( $name, $now, $then );
			}
		}
		if ( '' === get_option( 'permalink_structure' ) ) {
			$changes[] = self::change(
				Names::of( 'permalink_structure' ),
				__( 'Plain', 'eidan' ),
				Files::text( $site, 'permalinks' )
			);
		}

		return $changes;
	}

	/**
	 * Names of templates and template parts.
	 *
	 * @param bool $customised True for those that the owner has customised, false for those that the demo would add.
	 * @return list<string>
	 */
	private function templates( bool $customised ): array {
		$names = array();
		$lists = Shop::is_on( $this->ledger ) ? array( 'templates', 'shop/templates' ) : array( 'templates' );
		foreach ( $lists as $list ) {
			foreach ( Look::listed( $list ) as $slug => $fields ) {
				$type = Files::text( $fields, 'type', 'wp_template' );
				$slug = Files::text( $fields, 'slug', (string) $slug );
				if (
					'wp_navigation' !== $type
					&& 0 === $this->ledger->id( $type . '/' . $slug )
					&& $this->stays( $type, $slug ) === $customised
				) {
					$names[] = Files::text( $fields, 'title', $slug );
				}
			}
		}

		return $names;
	}

	/**
	 * One change.
	 *
	 * @param string $name Name of the setting.
	 * @param string $now  Current value.
	 * @param string $then New value.
	 * @return Change
	 */
	private static function change( string $name, string $now, string $then ): array {
		return compact( 'name', 'now', 'then' );
	}

	/**
	 * A setting as text.
	 *
	 * @param mixed $value Value of an option.
	 */
	private static function text( mixed $value ): string {
		// WordPress stores it with entities, and the screen escapes it again.
		return is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES ) : '';
	}

	/**
	 * The title of an image; '' if there is none.
	 *
	 * @param mixed $id Attachment.
	 */
	private static function image_title( mixed $id ): string {
		return is_numeric( $id ) && (int) $id > 0 ? self::title( (int) $id ) : '';
	}

	/**
	 * The title of a post.
	 *
	 * @param int $id Post.
	 */
	private static function title( int $id ): string {
		return html_entity_decode( wp_strip_all_tags( get_the_title( $id ) ), ENT_QUOTES );
	}
}
