<?php
/**
 * Section: an opener and a search over the whole screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide"><!-- wp:eidan/opener {"panel":"site-search","icon":"eidan/search"} -->
<a class="wp-block-eidan-opener" href="#site-search"><span class="eidan-opener__text">Search</span></a>
<!-- /wp:eidan/opener -->

<!-- wp:eidan/search-cover {"placeholder":"What are you looking for?","anchor":"site-search"} -->
<div class="wp-block-eidan-search-cover" id="site-search"><div class="eidan-panel__content"><!-- wp:paragraph -->
<p>Often looked for: <a href="{{page:work}}">our work</a>, <a href="{{page:services}}">what we do</a>, <a href="{{page:contact}}">where we are</a>.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:eidan/search-cover --></div>
<!-- /wp:group -->
<?php
ob_end_flush();
