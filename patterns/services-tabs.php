<?php
/**
 * Section: services in tabs.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">What we do</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">One after the other, never all at once</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:eidan/tabbed-info {"align":"wide","orientation":"vertical","numbers":true,"label":"What we do","accordionBelow":782,"style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} -->
<div class="wp-block-eidan-tabbed-info alignwide is-tabs is-vertical has-numbers" style="margin-top:var(--wp--preset--spacing--60)"><div class="eidan-tabs"><!-- wp:eidan/tabbed-info-item {"open":true,"anchor":"find"} -->
<details class="wp-block-eidan-tabbed-info-item" id="find" open><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Find the decision</h3><span class="eidan-tabs__subtitle">Three to five weeks, from €18,000</span></summary><div class="eidan-tabs__panel"><!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.3","letterSpacing":"-0.012em","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;letter-spacing:-0.012em;line-height:1.3">Interviews on the move, walks with strangers, four maps drawn from memory. At the end there is one page with the decision everything else waits for.</p>
<!-- /wp:paragraph -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>Strategy and research</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Service design</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Evidence in a box, indexed, yours</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%">{{image:man-in-hat|ratio=4/5}}</div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item {"anchor":"say"} -->
<details class="wp-block-eidan-tabbed-info-item" id="say"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Say it plainly</h3><span class="eidan-tabs__subtitle">Two to six weeks, from €14,000</span></summary><div class="eidan-tabs__panel"><!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.3","letterSpacing":"-0.012em","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;letter-spacing:-0.012em;line-height:1.3">Names, positions, the sentence on the phone. Written with the people who will have to say it, and tried on those who will have to hear it.</p>
<!-- /wp:paragraph -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>Naming</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Voice and writing</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>The letter to Thursday</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%">{{image:typist-keys|ratio=4/5}}</div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item {"anchor":"draw"} -->
<details class="wp-block-eidan-tabbed-info-item" id="draw"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Draw what is left</h3><span class="eidan-tabs__subtitle">Two to six months, from €45,000</span></summary><div class="eidan-tabs__panel"><!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.3","letterSpacing":"-0.012em","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;letter-spacing:-0.012em;line-height:1.3">Identity, signs, books, screens. As few parts as will do. We draw the long name, the missing picture and the answer no before the sunny case.</p>
<!-- /wp:paragraph -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>Identity and type</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Wayfinding</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Digital products, built</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%">{{image:stories-book-cover|ratio=4/5}}</div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item {"anchor":"stay"} -->
<details class="wp-block-eidan-tabbed-info-item" id="stay"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Stay for the winter</h3><span class="eidan-tabs__subtitle">Twelve visits, from €12,000</span></summary><div class="eidan-tabs__panel"><!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.3","letterSpacing":"-0.012em","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;letter-spacing:-0.012em;line-height:1.3">A year of Thursdays. We come back, count and mend, and publish the bad number along with the good ones.</p>
<!-- /wp:paragraph -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>Measuring</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Maintenance</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Teaching those who take over</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%">{{image:evening-breeze|ratio=4/5}}</div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div></details>
<!-- /wp:eidan/tabbed-info-item --></div></div>
<!-- /wp:eidan/tabbed-info --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
