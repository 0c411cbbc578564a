<?php
/**
 * The templates that the plugin has itself.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Templates;

/**
 * Names them. The class of a template is read only for a list that has it: an answer of get-posts needs one of them.
 */
final class OwnTemplates {

	private const CLASSES = array(
		'blog-grid'          => Blog::class,
		'blog-masonry'       => Blog::class,
		'blog-standard'      => Blog::class,
		'blog-side'          => Blog::class,
		'blog-minimal'       => Blog::class,
		'portfolio'          => Portfolio::class,
		'team'               => Team::class,
		'testimonial'        => Testimonial::class,
		'client'             => Client::class,
		'portfolio-fixed'    => PortfolioFixed::class,
		'shot'               => ImageCard::class,
		'portfolio-showcase' => PortfolioShowcase::class,
	);

	/**
	 * Action `eidan_list_templates`.
	 */
	public static function register(): void {
		foreach ( self::CLASSES as $name => $class ) {
			Templates::later( $name, $class );
		}
	}
}
