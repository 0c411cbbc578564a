<?php
/**
 * Stores a style as the owner's global styles, and puts back what was there.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\EmailColors;
use Eidan\Demo\Style\Portable;
use Eidan\Posts\Fingerprint;

/**
 * As the site editor would store them, so that they can be changed or reset there. What the owner had is kept in the
 * ledger with its dates; a second style leaves that entry as it is.
 */
final class GlobalStyles {

	/** Key of the ledger's changes. */
	public const CHANGE = 'styles';

	/** @param Ledger $ledger Remembers what was there before. */
	public function __construct( private Ledger $ledger ) {}

	/**
	 * Stores the chosen style, and the fonts that it uses.
	 *
	 * @param bool $over Whether styles of the owner may be replaced; they are kept in the ledger.
	 */
	public function wear( bool $over = false ): ?\WP_Error {
		$emails = EmailColors::now();
		$there  = null !== Look::own_styles();
		$named  = Ledger::has_term( get_stylesheet(), 'wp_theme' );
		$id     = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$post   = $id > 0 ? get_post( $id ) : null;
		$stored = $this->ledger->changed()[ self::CHANGE ] ?? null;
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		// Do not overwrite styles of the owner, or ours if the owner has changed them.
		if ( null === $stored ? ! $over && Look::has_styles( $post->post_content ) : $this->edited() ) {
			return null;
		}
		// WordPress has made the term with the styles, unless nobody is logged in, as in WP-CLI.
		$this->ledger->assign( $id, get_stylesheet(), 'wp_theme', $named );
		$fonts  = new Fonts( $this->ledger );
		$error  = $fonts->install();
		$styles = self::rules( $fonts->families(), $over ? Shop::has_woocommerce() : Shop::is_on( $this->ledger ) );
		if ( array() === $styles ) {
			return $error;
		}
		$styles['isGlobalStylesUserThemeJSON'] = true;

		$content = (string) wp_json_encode( $styles, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( null !== $stored ) {
			self::drop_revisions( $id, $stored['after'] );
		}
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( $content ),
			)
		);
		EmailColors::note( $this->ledger, $emails );
		$before = $there ? array( $post->post_content, $post->post_modified, $post->post_modified_gmt ) : array();
		$before = null === $stored ? $before : $stored['before'];
		$this->ledger->note( self::CHANGE, $before, Fingerprint::of_text( $content ) );
		if ( ! $over ) {
			self::keep_revision( $id );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		OwnSettings::change( $this->ledger, OwnSettings::FONTS );

		return $error;
	}

	/** Whether the owner has changed what we stored. */
	public function edited(): bool {
		$stored = $this->ledger->changed()[ self::CHANGE ] ?? null;
		$post   = Look::own_styles();

		return null !== $stored && null !== $post && Fingerprint::differs( $post->post_content, $stored['after'] );
	}

	/**
	 * Lets the owner keep what was edited of ours: it is there before whatever comes next, and comes back after it.
	 */
	public function hand_over(): void {
		$post = Look::own_styles();
		if ( null !== $post ) {
			$this->ledger->note(
				self::CHANGE,
				array( $post->post_content, $post->post_modified, $post->post_modified_gmt ),
				Fingerprint::of_text( $post->post_content )
			);
		}
	}

	/**
	 * The styles of the owner that are kept while another style is worn, or worn again.
	 *
	 * @return array<mixed>|null As Look::put_back() takes them; null = the site had none.
	 */
	public function owners(): ?array {
		$before = $this->ledger->changed()[ self::CHANGE ]['before'] ?? null;

		return is_array( $before ) && Look::has_styles( self::before( $this->ledger ) ) ? $before : null;
	}

	/** What the site's styles were before ours, as they are stored; '' for none. */
	public static function before( Ledger $ledger ): string {
		$before = $ledger->changed()[ self::CHANGE ]['before'] ?? null;

		return is_array( $before ) && is_string( $before[0] ?? null ) ? $before[0] : '';
	}

	/** Whether the site wears styles of the owner that were handed over. */
	public function are_owners(): bool {
		$before = $this->owners();

		return null !== $before && Look::own_styles()?->post_content === $before[0];
	}

	/** Goes back to the styles of the owner, or else puts on the chosen style. */
	public function go_back(): void {
		$before = $this->owners();
		$post   = Look::own_styles();
		if ( null === $before || null === $post ) {
			$this->wear();
		} elseif ( ! $this->are_owners() ) {
			self::drop_revisions( $post->ID, $this->ledger->changed()[ self::CHANGE ]['after'] ?? null );
			Look::put_back( $post->ID, $before );
			$stored = get_post( $post->ID )->post_content ?? '';
			$this->ledger->note( self::CHANGE, $before, Fingerprint::of_text( $stored ) );
			\WP_Theme_JSON_Resolver::clean_cached_data();
		}
	}

	/**
	 * The rules of the chosen style for the site's theme.
	 *
	 * @param list<array<string, mixed>> $families  Families of the font library.
	 * @param bool                       $with_shop Whether to add those of a shop.
	 * @return array<string, mixed> Empty where the plugin has none.
	 */
	public static function rules( array $families, bool $with_shop ): array {
		$styles = Files::json( 'styles' );
		$fonts  = array( 'typography' => array( 'fontFamilies' => array( 'custom' => $families ) ) );
		if ( is_array( $styles['settings'] ?? null ) ) {
			$styles['settings'] = array_replace_recursive( $styles['settings'], $fonts );
		}
		if ( ! Look::fits() ) {
			return Portable::of( $styles );
		}
		if (
			$with_shop
			&& is_array( $styles['styles'] ?? null )
			&& is_string( $styles['styles']['css'] ?? null )
		) {
			$styles['styles']['css'] .= Files::read( 'shop/styles.css' );
		}
		return $styles;
	}

	/**
	 * Stores a revision of our styles, so that an owner who tries a style variation can go back in Styles › Revisions.
	 * Nothing else gets revisions.
	 *
	 * @param int $id Global styles.
	 */
	private static function keep_revision( int $id ): void {
		$hidden = remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		wp_save_post_revision( $id );
		if ( $hidden ) {
			add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		}
	}

	/**
	 * Restores the owner's styles, unless the owner has changed ours.
	 *
	 * @param array{before: mixed, after: mixed} $stored Entry of the ledger.
	 * @param string|null                        $theme  Theme that wore ours; null = the active one.
	 * @return bool Whether they were restored.
	 */
	public static function restore( array $stored, ?string $theme = null ): bool {
		$post = Look::own_styles( $theme );
		// Demos before 1.0 stored a string only.
		$before = is_string( $stored['before'] ) ? array( $stored['before'] ) : $stored['before'];
		if (
			null === $post
			|| ! is_array( $before )
			|| Fingerprint::differs( $post->post_content, $stored['after'] )
		) {
			return false;
		}
		self::drop_revisions( $post->ID, $stored['after'] );
		if ( array() === $before ) {
			// WordPress creates them again when needed.
			wp_delete_post( $post->ID, true );
		} else {
			EmailColors::keep( static fn() => Look::put_back( $post->ID, $before ) );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		return true;
	}

	/**
	 * Deletes the revisions of a style of ours.
	 *
	 * @param int   $id    Global styles.
	 * @param mixed $after What the ledger has of it.
	 */
	private static function drop_revisions( int $id, mixed $after ): void {
		foreach ( wp_get_post_revisions( $id, array( 'check_enabled' => false ) ) as $revision ) {
			if ( $revision instanceof \WP_Post && ! Fingerprint::differs( $revision->post_content, $after ) ) {
				wp_delete_post_revision( $revision->ID );
			}
		}
	}
}
