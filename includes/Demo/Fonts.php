<?php
/**
 * Installs the demo's fonts in WordPress's font library.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Value;

/**
 * As the font library of the site editor would install them: a post for each family and for each face, the files in
 * the fonts folder. So owners find, keep and delete them there, also when this plugin is gone.
 *
 * The fonts come in subsets (tools/media/fonts): Latin always, others for the languages of the site.
 */
final class Fonts {

	/** Prefix of the keys in the ledger. */
	private const KEY = 'font/';

	private const SUBSETS = array(
		'cyrillic'   => array( 'be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sah', 'sr', 'tg', 'tt', 'uk' ),
		'greek'      => array( 'el' ),
		'vietnamese' => array( 'vi' ),
	);

	/** @param Ledger $ledger Says which families exist, and remembers new ones. */
	public function __construct( private Ledger $ledger ) {}

	/**
	 * The families of the chosen style. One that names no style is Paper's.
	 *
	 * @return array<string, array<string, mixed>> Fields in fonts.json by slug.
	 */
	public static function wanted(): array {
		return array_filter(
			Files::items( 'fonts' ),
			static fn( array $fields ): bool => in_array(
				Choice::style(),
				isset( $fields['styles'] ) ? Files::strings( $fields, 'styles' ) : array( Choice::STYLE ),
				true
			)
		);
	}

	/** Installs the families that do not exist. */
	public function install(): ?\WP_Error {
		foreach ( self::wanted() as $slug => $fields ) {
			$error = $this->ledger->id( self::KEY . $slug ) > 0 ? null : $this->family( $slug, $fields );
			if ( null !== $error ) {
				return $error;
			}
		}

		return null;
	}

	/**
	 * The installed families as global styles name them: by the way from the theme to the files, as far as there is
	 * one. WordPress makes an address of it with each page, so that it is right wherever the site has moved to.
	 *
	 * @return list<array<string, mixed>> For `settings.typography.fontFamilies.custom`.
	 */
	public function families(): array {
		$families = array();
		foreach ( self::wanted() as $slug => $fields ) {
			$id = $this->ledger->id( self::KEY . $slug );
			if ( $id > 0 ) {
				$families[] = self::preset( $slug, $fields, array_map( self::from_theme( ... ), self::faces( $id ) ) );
			}
		}

		return $families;
	}

	/**
	 * The families of the chosen style with the files in the plugin's folder, for a preview that installs nothing.
	 *
	 * @return list<array<string, mixed>> As families() gives them.
	 */
	public static function unstored(): array {
		$families = array();
		foreach ( self::wanted() as $slug => $fields ) {
			$faces = array();
			foreach ( self::needed( $fields ) as $file => $face ) {
				$faces[] = array( 'src' => plugins_url( "assets/demo/fonts/$file", EIDAN_FILE ) ) + $face;
			}
			$families[] = self::preset( $slug, $fields, $faces );
		}

		return $families;
	}

	/**
	 * A family as global styles name it.
	 *
	 * @param string               $slug   Slug of the preset.
	 * @param array<string, mixed> $fields Its fields in fonts.json.
	 * @param list<array<mixed>>   $faces
	 * @return array<string, mixed>
	 */
	private static function preset( string $slug, array $fields, array $faces ): array {
		return array(
			'slug'       => $slug,
			'name'       => Files::text( $fields, 'name' ),
			'fontFamily' => Files::text( $fields, 'fontFamily' ),
			'fontFace'   => $faces,
		);
	}

	/**
	 * The faces of a family that languages of the site need.
	 *
	 * @param array<string, mixed> $fields Its fields in fonts.json.
	 * @return array<string, array<string>> What theme.json says of a face, by its file.
	 */
	private static function needed( array $fields ): array {
		$faces   = array();
		$subsets = self::subsets( get_locale(), ...get_available_languages() );
		foreach ( Value::group( $fields, 'faces' ) as $face ) {
			$face = is_array( $face ) ? array_filter( $face, 'is_string' ) : array();
			if ( in_array( $face['subset'] ?? '', $subsets, true ) ) {
				$faces[ $face['file'] ?? '' ] = array_diff_key( $face, array_flip( array( 'subset', 'file' ) ) );
			}
		}

		return $faces;
	}

	/** Deletes the families that the chosen style does without, unless the site's styles use them. */
	public function tidy(): void {
		$wanted = self::wanted();
		// What the owner had may use them, too, and is put back one day.
		$before = GlobalStyles::before( $this->ledger );
		foreach ( $this->ledger->made() as $key => $made ) {
			$slug = str_starts_with( $key, self::KEY ) ? substr( $key, strlen( self::KEY ) ) : null;
			if (
				null !== $slug
				&& ! isset( $wanted[ $slug ] )
				&& ! self::in_use( $made['id'] )
				&& ! self::is_in( $made['id'], $before )
			) {
				wp_delete_post( $made['id'], true );
				$this->ledger->forget( $key );
			}
		}
	}

	/**
	 * The subsets that some languages need.
	 *
	 * @param string ...$locales Locales, such as 'ru_RU'.
	 * @return list<string>
	 */
	public static function subsets( string ...$locales ): array {
		$languages = array_map( static fn( string $locale ): string => explode( '_', $locale )[0], $locales );
		$subsets   = array( 'latin', 'latin-ext' );
		foreach ( self::SUBSETS as $subset => $those ) {
			if ( array() !== array_intersect( $those, $languages ) ) {
				$subsets[] = $subset;
			}
		}

		return $subsets;
	}

	/**
	 * Whether the site's styles use a file of a family, as those that an owner has changed may do.
	 *
	 * @param int $id Family.
	 */
	public static function in_use( int $id ): bool {
		return self::is_in( $id, Look::own_styles()->post_content ?? '' );
	}

	/**
	 * Whether some styles use a file of a family.
	 *
	 * @param int    $id     Family.
	 * @param string $styles Global styles as JSON.
	 */
	private static function is_in( int $id, string $styles ): bool {
		$used = (string) wp_json_encode( json_decode( $styles, true ), JSON_UNESCAPED_SLASHES );
		foreach ( self::faces( $id ) as $face ) {
			// Whatever the address of the site was when they were stored.
			if ( is_string( $face['src'] ?? null ) && str_contains( $used, '/' . wp_basename( $face['src'] ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * A face with the way from the theme to its file.
	 *
	 * @param array<mixed> $face As the font library stores it, with an address.
	 * @return array<mixed> The same where theme and fonts are not in one folder.
	 */
	private static function from_theme( array $face ): array {
		$content = set_url_scheme( content_url( '/' ), 'https' );
		$theme   = set_url_scheme( get_stylesheet_directory_uri(), 'https' );
		$file    = is_string( $face['src'] ?? null ) ? set_url_scheme( $face['src'], 'https' ) : '';
		if ( ! str_starts_with( $theme, $content ) || ! str_starts_with( $file, $content ) ) {
			return $face;
		}
		$up = str_repeat( '../', substr_count( $theme, '/' ) - substr_count( $content, '/' ) + 1 );

		return array( 'src' => "file:./$up" . substr( $file, strlen( $content ) ) ) + $face;
	}

	/**
	 * Stores a family and its faces.
	 *
	 * @param string               $slug   Slug of the preset.
	 * @param array<string, mixed> $fields Its fields in fonts.json.
	 */
	private function family( string $slug, array $fields ): ?\WP_Error {
		$settings = array( 'fontFamily' => Files::text( $fields, 'fontFamily' ) );
		$id       = self::store( 'wp_font_family', Files::text( $fields, 'name' ), $slug, 0, $settings );
		if ( $id instanceof \WP_Error ) {
			return $id;
		}
		$this->ledger->remember( self::KEY . $slug, 'post', $id );
		$folder = array_filter( wp_get_font_dir(), 'is_string' ) + array(
			'path' => '',
			'url'  => '',
		);
		foreach ( self::needed( $fields ) as $name => $face ) {
			$file = Files::copy( "fonts/$name", $folder['path'] );
			if ( null === $file ) {
				return new \WP_Error(
					'eidan_demo_font',
					/* translators: %s: File name. */
					sprintf( __( 'The font %s could not be copied into the fonts folder.', 'eidan' ), $name )
				);
			}
			$settings = array( 'src' => $folder['url'] . '/' . wp_basename( $file ) );
			foreach ( array( 'fontFamily', 'fontStyle', 'fontWeight', 'unicodeRange' ) as $key ) {
				$settings[ $key ] = $face[ $key ] ?? '';
			}
			$title   = \WP_Font_Utils::get_font_face_slug( $settings );
			$face_id = self::store( 'wp_font_face', $title, sanitize_title( $title ), $id, $settings );
			if ( $face_id instanceof \WP_Error ) {
				return $face_id;
			}
			// WordPress deletes this file with the post.
			add_post_meta( $face_id, '_wp_font_face_file', wp_basename( $file ) );
		}

		return null;
	}

	/**
	 * Stores a post of the font library.
	 *
	 * @param string       $type     Post type.
	 * @param string       $title    Title.
	 * @param string       $slug     Slug.
	 * @param int          $parent   Family of a face.
	 * @param array<mixed> $settings Its settings, as in theme.json.
	 */
	private static function store(
		string $type,
		string $title,
		string $slug,
		int $parent,
		array $settings
	): int|\WP_Error {
		return wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_name'    => $slug,
				'post_parent'  => $parent,
				'post_content' => wp_slash( (string) wp_json_encode( $settings, JSON_UNESCAPED_SLASHES ) ),
			),
			true
		);
	}

	/**
	 * The faces of a family, in the order in which they were stored.
	 *
	 * @param int $id Family.
	 * @return list<array<mixed>>
	 */
	private static function faces( int $id ): array {
		$posts = get_children(
			array(
				'post_parent' => $id,
				'post_type'   => 'wp_font_face',
				'orderby'     => 'ID',
				'order'       => 'ASC',
			)
		);
		$faces = array();
		foreach ( $posts as $post ) {
			$settings = $post instanceof \WP_Post ? json_decode( $post->post_content, true ) : null;
			if ( is_array( $settings ) ) {
				$faces[] = $settings;
			}
		}

		return $faces;
	}
}
