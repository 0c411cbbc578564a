<?php
/**
 * What the demo's look would change on the site, in words.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\SetupChanges;
use Eidan\Demo\Style\Tried;
use Eidan\Posts\Fingerprint;
use Eidan\Support\Text;

/**
 * The owner sees this list before deciding. This class changes nothing.
 *
 * @phpstan-type Change array{name: string, now: string, then: string}
 */
final class Changes {

	/**
	 * Names of what a style has put on the site and the demo takes the place of, by the keys of Names::of().
	 *
	 * @var array<string, string>
	 */
	private readonly array $tried;

	/** @param Ledger $ledger What was already imported and changed. */
	public function __construct( private readonly Ledger $ledger ) {
		$worn        = Tried::in_the_way( $ledger );
		$this->tried = null === $worn ? array() : Tried::names( $worn );
	}

	/** @return list<Change> Everything that would change, each with its current and new value. */
	public function all(): array {
		$changes = $this->settings();
		if ( Look::fits() ) {
			if ( ! $this->styles_stay() && ! isset( $this->ledger->changed()['styles'] ) ) {
				$changes[] = self::change(
					Names::of( 'styles' ),
					$this->tried['styles'] ?? __( 'Those of the theme', 'eidan' ),
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
			array_push( $changes, ...$this->taken_off() );
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
			static fn( int $id ): string => Text::plain( Text::of( get_the_title( $id ) ) ),
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
		$styles = ! isset( $this->ledger->changed()['styles'] ) && ! isset( $this->tried['styles'] )
			&& $this->styles_stay();

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
					fn( string $area ): bool => ! isset( $this->tried[ Parts::CHANGE . $area ] )
						&& 0 === $this->ledger->id( 'wp_template_part/' . Parts::slug( $area ) )
						&& $this->stays( 'wp_template_part', Parts::slug( $area ) )
				)
			)
		);
	}

	/**
	 * What a style has put on the site is taken off, also where the owner had styles or parts before it: these are
	 * there again, and stay.
	 *
	 * @return list<Change>
	 */
	private function taken_off(): array {
		$again   = __( 'Yours, as before', 'eidan' );
		$changes = array();
		foreach ( $this->tried as $change => $name ) {
			$area = substr( $change, strlen( Parts::CHANGE ) );
			if ( GlobalStyles::CHANGE !== $change ) {
				$stays     = $this->stays( 'wp_template_part', Parts::slug( $area ) );
				$changes[] =
					self::change( Names::of( $change ), $name, $stays ? $again : __( 'That of the demo', 'eidan' ) );
			} elseif ( $this->styles_stay() ) {
				$changes[] = self::change( Names::of( $change ), $name, $again );
			}
		}

		return $changes;
	}

	/** Whether the site has styles of the owner's. Those of a style are not; what it keeps for the owner counts. */
	private function styles_stay(): bool {
		return isset( $this->tried[ GlobalStyles::CHANGE ] )
			? Look::has_styles( GlobalStyles::before( new Ledger( Ledger::STYLE_OPTION ) ) )
			: Look::has_styles( Look::own_styles()->post_content ?? '' );
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

	/** @return list<Change> Settings of the site. */
	private function settings(): array {
		$front   = get_option( 'page_on_front' );
		$front   = 'page' === get_option( 'show_on_front' ) && is_numeric( $front )
			? self::title( (int) $front )
			: __( 'Your latest posts', 'eidan' );
		$site    = Starters::site();
		$ours    = __( 'That of the demo', 'eidan' );
		$tagline = self::text( get_option( 'blogdescription' ) );
		$changes = array();
		foreach ( array(
			'blogname'        => array( self::text( get_option( 'blogname' ) ), Files::text( $site, 'title' ) ),
			'blogdescription' => array( $tagline, Files::text( $site, 'tagline' ) ),
			'site_icon'       => array( self::image_title( get_option( 'site_icon' ) ), $ours ),
			'site_logo'       => array( self::image_title( get_option( 'site_logo' ) ), $ours ),
			'page_on_front'   => array( $front, Files::text( Starters::items()['home'] ?? array(), 'title' ) ),
		) as $option => [ $now, $then ] ) {
			$comes = Starters::has_logo() || ! in_array( $option, array( 'site_icon', 'site_logo' ), true );
			if ( $comes && ! isset( $this->ledger->changed()[ $option ] ) ) {
				$changes[] = self::change( Names::of( $option ), $now, $then );
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
		foreach ( Look::lists( $this->ledger ) as $list ) {
			foreach ( Look::listed( $list ) as $slug => $fields ) {
				$type = Files::text( $fields, 'type', 'wp_template' );
				$slug = Files::text( $fields, 'slug', (string) $slug );
				if (
					'wp_navigation' !== $type
					&& ! isset( $this->tried[ Parts::CHANGE . $slug ] )
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
		return Text::plain( Text::of( get_the_title( $id ) ) );
	}
}
