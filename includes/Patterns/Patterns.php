<?php
/**
 * Offers the sections and pages in patterns/ as block patterns.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

use Eidan\Shop\WooCommerceRequirement;

/**
 * There is one file for each pattern; the demo's pages use the same files.
 *
 * Requests only register names: WordPress opens a file when an editor needs its content.
 */
final class Patterns {

	public const CATEGORY = 'eidan';
	public const DIR      = EIDAN_DIR . '/patterns/';

	/** Patterns that are not as wide as the page: an image of them in the inserter would be a thin line. */
	private const SMALL = '/^(?:panel|popup|search)-/';

	/**
	 * Registers the patterns and their category.
	 */
	public static function register(): void {
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Eidan', 'eidan' ),
				'description' => __( 'Sections and pages for a consulting or portfolio site.', 'eidan' ),
			)
		);
		foreach (
			Sections::all()
				+ ( WooCommerceRequirement::is_shop() ? self::products() : array() )
				+ self::headers()
				+ self::footers()
				+ self::singles()
				+ self::pages() as $file => $pattern
		) {
			$is_page = ! isset( $pattern['keywords'] );
			register_block_pattern(
				"eidan/$file",
				$pattern + array(
					'filePath'      => self::DIR . $file . '.php',
					'source'        => 'plugin',
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => 1 === preg_match( self::SMALL, $file ) ? 700 : 1440,
				) + ( $is_page ? array(
					'blockTypes' => array( 'core/post-content' ),
					'postTypes'  => array( 'page' ),
				) : array() )
			);
		}
	}

	/**
	 * Templates of single entries by file: the Site Editor offers them for that template.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     templateTypes: list<string>,
	 * }>
	 */
	private static function singles(): array {
		$both = array(
			'keywords'      => array( 'single', 'article', 'blog' ),
			'templateTypes' => array( 'single' ),
		);

		return array(
			'post-single'       => array(
				'title'       => __( 'Post page', 'eidan' ),
				'description' =>
					__( 'Title beside the image, a narrow text, related posts, the next one as an image.', 'eidan' ),
			) + $both,
			'post-single-cover' => array(
				'title'       => __( 'Post page, title on the image', 'eidan' ),
				'description' =>
					__( 'Title on an image from edge to edge, a narrow text, related posts, the next one as an image.', 'eidan' ),
			) + $both,
			'post-single-words' => array(
				'title'       => __( 'Post page, words first', 'eidan' ),
				'description' =>
					__( 'A very large title, the image below it, a narrow text, related posts as lines.', 'eidan' ),
			) + $both,
		);
	}

	/**
	 * Titles of the patterns for headers or for footers.
	 *
	 * @param string $area 'header' or 'footer'.
	 * @return array<string, string> By the names under which they are registered.
	 */
	public static function of_area( string $area ): array {
		$titles = array();
		foreach ( 'header' === $area ? self::headers() : self::footers() as $file => $pattern ) {
			$titles[ "eidan/$file" ] = $pattern['title'];
		}

		return $titles;
	}

	/**
	 * Sections of a shop by file.
	 *
	 * @return array<string, array{title: string, description: string, keywords: list<string>}>
	 */
	private static function products(): array {
		return array(
			'products-shelf'  => array(
				'title'       => __( 'New products', 'eidan' ),
				'description' => __( 'The newest products in four columns, with a quick view.', 'eidan' ),
				'keywords'    => array( 'shop', 'products', 'new' ),
			),
			'products-slider' => array(
				'title'       => __( 'Best-selling products', 'eidan' ),
				'description' => __( 'What sells best as slides, with ratings and prices.', 'eidan' ),
				'keywords'    => array( 'shop', 'products', 'slider' ),
			),
		);
	}

	/**
	 * Headers by file: WordPress offers them where the header of a theme is chosen.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     categories: list<string>,
	 *     blockTypes: list<string>,
	 * }>
	 */
	private static function headers(): array {
		$titles = array(
			'header-standard' => array(
				__( 'Header with menu', 'eidan' ),
				__( 'Logo and menu in one row, on narrow screens a side area with the menu.', 'eidan' ),
			),
			'header-centred'  => array(
				__( 'Header with centered logo', 'eidan' ),
				__( 'The logo in the middle, half of the menu on either side.', 'eidan' ),
			),
			'header-minimal'  => array(
				__( 'Transparent header', 'eidan' ),
				__( 'Logo and a fullscreen menu over the first section; light or dark by what is beneath.', 'eidan' ),
			),
			'header-shop'     => array(
				__( 'Header of a shop', 'eidan' ),
				__( 'Logo, menu and mini cart in one row, on narrow screens a side area with the menu.', 'eidan' ),
			),
			'header-vertical' => array(
				__( 'Vertical header', 'eidan' ),
				__( 'A column at the side that slides the menu out.', 'eidan' ),
			),
		);

		return array_map(
			static fn( array $words ): array => array(
				'title'       => $words[0],
				'description' => $words[1],
				'keywords'    => array( 'header', 'menu', 'navigation' ),
				'categories'  => array( self::CATEGORY, 'header' ),
				'blockTypes'  => array( 'core/template-part/header', 'eidan/header' ),
			),
			$titles
		);
	}

	/**
	 * Footers by file: WordPress offers them where the footer of a theme is chosen.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     categories: list<string>,
	 *     blockTypes: list<string>,
	 * }>
	 */
	private static function footers(): array {
		$titles = array(
			'footer-columns'   => array(
				__( 'Footer with columns', 'eidan' ),
				__( 'Logo, addresses and pages in columns, below them a link to the top.', 'eidan' ),
			),
			'footer-centred'   => array(
				__( 'Footer with centered logo', 'eidan' ),
				__( 'Logo, name and menu in the middle.', 'eidan' ),
			),
			'footer-large'     => array(
				__( 'Footer with large address', 'eidan' ),
				__( 'An email address across the page, the menu below.', 'eidan' ),
			),
			'footer-uncovered' => array(
				__( 'Footer that is uncovered on scroll', 'eidan' ),
				__( 'Dark, with addresses and pages; the section above slides away from it.', 'eidan' ),
			),
		);

		return array_map(
			static fn( array $words ): array => array(
				'title'       => $words[0],
				'description' => $words[1],
				'keywords'    => array( 'footer', 'address', 'end' ),
				'categories'  => array( self::CATEGORY, 'footer' ),
				'blockTypes'  => array( 'core/template-part/footer' ),
			),
			$titles
		);
	}

	/**
	 * Whole pages by file.
	 *
	 * @return array<string, array{title: string, description: string}>
	 */
	private static function pages(): array {
		return array(
			'page-home'     => array(
				'title'       => __( 'Page: home', 'eidan' ),
				'description' => __( 'A whole front page: hero, marquee, portfolio, services, numbers, latest posts, testimonials and call to action.', 'eidan' ),
			),
			'page-studio'   => array(
				'title'       => __( 'Page: about', 'eidan' ),
				'description' => __( 'Images, principles, numbers and team.', 'eidan' ),
			),
			'page-services' => array(
				'title'       => __( 'Page: services', 'eidan' ),
				'description' => __( 'Services with prices, in a list and in tabs, and an FAQ.', 'eidan' ),
			),
			'page-work'     => array(
				'title'       => __( 'Page: portfolio', 'eidan' ),
				'description' => __( 'All portfolio items as a grid and as a slider.', 'eidan' ),
			),
			'page-journal'  => array(
				'title'       => __( 'Page: blog', 'eidan' ),
				'description' => __( 'All posts with filters.', 'eidan' ),
			),
			'page-contact'  => array(
				'title'       => __( 'Page: contact', 'eidan' ),
				'description' => __( 'The next step, addresses with hours, people to write to, and an FAQ.', 'eidan' ),
			),
		);
	}
}
