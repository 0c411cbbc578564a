<?php
/**
 * The guide for authors and site owners.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

/**
 * Shows the pages of assets/guide at `admin-post.php?action=eidan_guide`; `npm run types` writes them from docs/guide.
 * They are on this site: nobody is sent elsewhere, and they are those of this version. They work without script.
 */
final class Guide {

	public const ACTION = 'eidan_guide';

	/** Query parameter: slug of a page. Without it the first one is shown, which names all others. */
	public const PARAMETER = 'chapter';

	/** Who reads it. */
	public const CAPABILITY = 'edit_posts';

	private const DIR = EIDAN_DIR . '/assets/guide/';

	/**
	 * The pages.
	 *
	 * @return array<string, string> Titles by slug, in their order.
	 */
	public static function pages(): array {
		$titles = array();
		$pages  = wp_json_file_decode( self::DIR . 'pages.json', array( 'associative' => true ) );
		foreach ( is_array( $pages ) ? $pages : array() as $slug => $title ) {
			if ( is_string( $slug ) && is_string( $title ) ) {
				$titles[ $slug ] = $title;
			}
		}

		return $titles;
	}

	/**
	 * Address of a page.
	 *
	 * @param string $slug Slug; '' for the first one.
	 */
	public static function url( string $slug = '' ): string {
		$chapter = '' === $slug ? '' : '&' . self::PARAMETER . "=$slug";

		return admin_url( 'admin-post.php?action=' . self::ACTION . $chapter );
	}

	/**
	 * Action `enqueue_block_editor_assets`: tells the editor where the guide is.
	 */
	public static function tell_editor(): void {
		wp_add_inline_script(
			'eidan-editor',
			'window.eidanGuide = '
				. wp_json_encode(
					array(
						'url'   => self::url(),
						'pages' => self::pages(),
					),
					JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
				)
				. ';',
			'before'
		);
	}

	/**
	 * Action `admin_post_…`: prints the page that is asked for.
	 */
	public static function answer(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to read the guide. Ask an administrator.', 'eidan' ), 403 );
		}
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It only shows.
		$asked = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? sanitize_key( $_GET[ self::PARAMETER ] )
			: '';
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		if ( ! headers_sent() ) {
			header( 'Content-Type: text/html; charset=utf-8' );
			header( "Content-Security-Policy: frame-ancestors 'self'" );
		}
		self::render( isset( self::pages()[ $asked ] ) ? $asked : '' );
	}

	/**
	 * Prints a page as a whole document. The guide is in English, whatever the language of the administration.
	 *
	 * @param string $slug One of the pages; '' for the first one.
	 */
	public static function render( string $slug ): void {
		$pages = self::pages();
		$name  = __( 'The Eidan guide', 'eidan' );
		$title = $pages[ $slug ] ?? $name;
		// phpcs:disable WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- This is no page of the administration.
		?>
<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<meta name="robots" content="noindex">
	<title><?php echo esc_html( $title ); ?></title>
	<link rel="stylesheet" href="<?php echo esc_url( self::file( 'guide.css' ) ); ?>">
</head>
<body>
	<header>
		<p><?php self::link( '', $name, '' === $slug ); ?></p>
		<nav aria-label="<?php esc_attr_e( 'Pages of the guide', 'eidan' ); ?>">
			<ol>
				<?php foreach ( $pages as $own => $words ) : ?>
				<li><?php self::link( $own, $words, $own === $slug ); ?></li>
				<?php endforeach; ?>
			</ol>
		</nav>
	</header>
	<main>
		<h1><?php echo esc_html( $title ); ?></h1>
		<?php echo wp_kses_post( self::html( $slug ) ); ?>
	</main>
</body>
</html>
		<?php
		// phpcs:enable WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet
	}

	/**
	 * Prints a link to a page.
	 *
	 * @param string $slug    Slug; '' for the first one.
	 * @param string $title   Its title.
	 * @param bool   $is_here Whether it is the page that is shown.
	 */
	private static function link( string $slug, string $title, bool $is_here ): void {
		printf(
			'<a href="%1$s"%2$s>%3$s</a>',
			esc_url( self::url( $slug ) ),
			$is_here ? ' aria-current="page"' : '',
			esc_html( $title )
		);
	}

	/**
	 * What stands below the title of a page.
	 *
	 * @param string $slug One of the pages; '' for the first one.
	 */
	private static function html( string $slug ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		$html = file_get_contents( self::DIR . ( '' === $slug ? 'index' : $slug ) . '.html' );

		return strtr(
			false === $html ? '' : $html,
			array(
				'{page}"'  => self::url() . '"',
				'{page}'   => self::url() . '&amp;' . self::PARAMETER . '=',
				'{images}' => self::file( 'images/' ),
			)
		);
	}

	/**
	 * Address of a file of the guide.
	 *
	 * @param string $path Below assets/guide.
	 */
	private static function file( string $path ): string {
		return plugins_url( "assets/guide/$path", EIDAN_FILE );
	}
}
