<?php
/**
 * Section: services as large links with images.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"align":"wide","fontSize":"small","style":{"typography":{"letterSpacing":"0.04em"},"spacing":{"margin":{"bottom":"var:preset|spacing|40"}}}} -->
<p class="alignwide has-small-font-size" style="margin-bottom:var(--wp--preset--spacing--40);letter-spacing:0.04em">What we are asked for</p>
<!-- /wp:paragraph -->

<!-- wp:eidan/interactive-link-showcase {"align":"wide","label":"Services"} -->
<div class="wp-block-eidan-interactive-link-showcase alignwide"><ul class="eidan-links"><!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:services}}","media":{"type":"image","id":{{id:handrail}},"url":"{{url:handrail}}","alt":"{{alt:handrail}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:services}}"><span class="eidan-links__title">Wayfinding</span><span class="eidan-links__text">Museums, stations, ships</span></a><figure class="eidan-links__media"><img src="{{url:handrail}}" alt="{{alt:handrail}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item -->

<!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:services}}","media":{"type":"image","id":{{id:hibiscus-petal}},"url":"{{url:hibiscus-petal}}","alt":"{{alt:hibiscus-petal}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:services}}"><span class="eidan-links__title">Catalogues</span><span class="eidan-links__text">Plates, captions, paper</span></a><figure class="eidan-links__media"><img src="{{url:hibiscus-petal}}" alt="{{alt:hibiscus-petal}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item -->

<!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:services}}","media":{"type":"image","id":{{id:calla-leaf}},"url":"{{url:calla-leaf}}","alt":"{{alt:calla-leaf}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:services}}"><span class="eidan-links__title">Archives</span><span class="eidan-links__text">From glass plate to search</span></a><figure class="eidan-links__media"><img src="{{url:calla-leaf}}" alt="{{alt:calla-leaf}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item -->

<!-- wp:eidan/interactive-link-showcase-item {"url":"{{page:services}}","media":{"type":"image","id":{{id:facets-close}},"url":"{{url:facets-close}}","alt":"{{alt:facets-close}}"}} -->
<li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="{{page:services}}"><span class="eidan-links__title">Façades</span><span class="eidan-links__text">Where four numbers draw a fold</span></a><figure class="eidan-links__media"><img src="{{url:facets-close}}" alt="{{alt:facets-close}}"/></figure></li>
<!-- /wp:eidan/interactive-link-showcase-item --></ul></div>
<!-- /wp:eidan/interactive-link-showcase --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
